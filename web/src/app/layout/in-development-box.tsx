import { useTranslation } from 'react-i18next';
import { useHomeInfo } from '../../domain/site/home-info.ts';
import { useOverlay } from '../../lib/overlay.ts';
import { ConfirmBox } from '../../ui/confirm-box.tsx';
import { QrImage } from '../../ui/qr-image.tsx';
import { inDevelopmentOverlay } from './layout-overlays.ts';

/** The agent image that leads to customer service. */
const customerServiceImageId = 5;

export function InDevelopmentBox() {
  const { t } = useTranslation();
  const { data: home } = useHomeInfo();
  const opening = useOverlay(inDevelopmentOverlay);
  const image = home?.agent_image.find(({ id }) => id === customerServiceImageId);
  const name = image?.name ?? '';
  return (
    <ConfirmBox
      opened={opening?.isOpen ?? false}
      title={t('inDevelopment.title')}
      confirmLabel={t('inDevelopment.understood')}
      closeLabel={t('action.close')}
      onConfirm={inDevelopmentOverlay.close}
      onCancel={inDevelopmentOverlay.close}
    >
      <p style={{ margin: 0 }}>{t('inDevelopment.text')}</p>
      {image ? <QrImage src={image.image_url} alt={t('footer.codeAlt', { name })} caption={name} /> : null}
    </ConfirmBox>
  );
}
