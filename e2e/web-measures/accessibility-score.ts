import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Audited } from './measured-page.ts';

/** What a rule of axe weighs in Lighthouse's score; the rules that weigh nothing there are left out. */
const rulesByWeight: Readonly<Record<number, readonly string[]>> = {
  10: [
    ...[
      'aria-allowed-attr',
      'aria-hidden-body',
      'aria-required-attr',
      'aria-required-children',
      'aria-required-parent',
    ],
    ...['aria-roles', 'aria-valid-attr', 'aria-valid-attr-value', 'button-name', 'duplicate-id-aria', 'image-alt'],
    ...[
      'input-button-name',
      'input-image-alt',
      'label',
      'meta-refresh',
      'meta-viewport',
      'select-name',
      'video-caption',
    ],
  ],
  7: [
    ...['accesskeys', 'aria-command-name', 'aria-conditional-attr', 'aria-dialog-name', 'aria-hidden-focus'],
    ...['aria-input-field-name', 'aria-meter-name', 'aria-progressbar-name', 'aria-prohibited-attr', 'aria-text'],
    ...['aria-toggle-field-name', 'aria-tooltip-name', 'aria-treeitem-name', 'bypass', 'color-contrast'],
    ...['definition-list', 'dlitem', 'document-title', 'frame-title', 'html-has-lang', 'html-lang-valid'],
    ...['link-in-text-block', 'link-name', 'list', 'listitem', 'object-alt', 'tabindex', 'target-size'],
    ...['td-headers-attr', 'th-has-data-cells', 'valid-lang'],
  ],
  3: ['form-field-multiple-labels', 'heading-order', 'html-xml-lang-mismatch', 'landmark-one-main', 'skip-link'],
  1: ['aria-deprecated-role', 'autocomplete-valid', 'presentation-role-conflict', 'svg-img-alt'],
};

/** The weight of the rules that are kept, of those that have anything to judge on the page. */
export async function auditAccessibility(page: Page): Promise<Audited> {
  const weights = new Map(
    Object.entries(rulesByWeight).flatMap(([weight, rules]) => rules.map((rule) => [rule, Number(weight)] as const)),
  );
  const { violations, passes } = await new AxeBuilder({ page })
    .withRules([...weights.keys()])
    .setLegacyMode(true)
    .analyze();
  const weigh = (rules: readonly { id: string }[]) => rules.reduce((sum, { id }) => sum + (weights.get(id) ?? 0), 0);
  const failed = new Set(violations.map(({ id }) => id));
  const kept = weigh(passes.filter(({ id }) => !failed.has(id)));
  return {
    score: (100 * kept) / Math.max(1, kept + weigh(violations)),
    failures: violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
  };
}
