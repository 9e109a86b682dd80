import { Pagination } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface PageNumbersProps {
  total: number;
  pageSize: number;
  pageNum: number;
  onChange: (pageNum: number) => void;
}

/** Nothing where everything fits on one page. */
export function PageNumbers({ total, pageSize, pageNum, onChange }: PageNumbersProps) {
  const { t } = useTranslation();
  if (total <= pageSize) return null;
  return (
    <Pagination
      mt="md"
      total={Math.ceil(total / pageSize)}
      value={pageNum}
      onChange={onChange}
      getControlProps={(control) => ({ 'aria-label': t(`pages.${control}`) })}
      getItemProps={(page) => ({ 'aria-label': t('pages.number', { page }) })}
    />
  );
}
