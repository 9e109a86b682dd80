import { useTranslation } from 'react-i18next';

/** The built-in engine signs with its own name and a number; a model signs with the name that its maker gave it. */
export function useEngineName(): (engine: string) => string {
  const { t } = useTranslation('papers');
  return (engine) => {
    const version = /^built-in(?:[ @/-]?v?(\d[\w.-]*))?$/i.exec(engine);
    if (!version) return engine;
    return version[1] ? t('engine.builtInVersion', { version: version[1] }) : t('engine.builtIn');
  };
}
