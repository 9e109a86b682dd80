import classes from './seal.module.css';

/** The product's mark: the character 研 cut into a cinnabar seal. Decorative; the name stands beside it as text. */
export function Seal({ size = 28 }: { size?: number }) {
  return (
    <svg className={classes.seal} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="5" />
      <text x="16" y="17" lang="zh-CN" textAnchor="middle" dominantBaseline="central">
        研
      </text>
    </svg>
  );
}
