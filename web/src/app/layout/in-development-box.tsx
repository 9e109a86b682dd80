import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHomeInfo } from '../../domain/site/home-info.ts';
import { contactPath } from '../../domain/site/site-links.ts';
import { useOverlayWithFocus } from '../../lib/overlay.ts';
import { ConfirmBox } from '../../ui/confirm-box.tsx';
import { QrImage } from '../../ui/qr-image.tsx';
import { inDevelopmentOverlay } from './layout-overlays.ts';

/** The agent image that leads to customer service. */
const customerServiceImageId = 5;

export function InDevelopmentBox() {
  const { t } = useTranslation();
  const { data: home } = useHomeInfo();
  const opening = useOverlayWithFocus(inDevelopmentOverlay);
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
      <p style={{ margin: '8px 0 0' }}>
        <Anchor component={Link} to={contactPath} underline="always" onClick={inDevelopmentOverlay.close}>
          {t('routes.contact.title')}
        </Anchor>
      </p>
      {image ? <QrImage src={image.image_url} alt={t('footer.codeAlt', { name })} caption={name} /> : null}
    </ConfirmBox>
  );
}
