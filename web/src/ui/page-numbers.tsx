import { Pagination } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface PageNumbersProps {
  total: number;
  pageSize: number;
  pageNum: number;
  onChange: (pageNum: number) => void;
  /** Within something that has its own spacing. */
  isCompact?: boolean;
}

/** Nothing where everything fits on one page. */
export function PageNumbers({ total, pageSize, pageNum, onChange, isCompact = false }: PageNumbersProps) {
  const { t } = useTranslation();
  if (total <= pageSize) return null;
  return (
    <Pagination
      {...(isCompact ? { size: 'sm' } : { mt: 'md' })}
      total={Math.ceil(total / pageSize)}
      value={pageNum}
      onChange={onChange}
      getControlProps={(control) => ({ 'aria-label': t(`pages.${control}`) })}
      getItemProps={(page) => ({ 'aria-label': t('pages.number', { page }) })}
    />
  );
}
