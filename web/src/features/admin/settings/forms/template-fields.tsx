import { NativeSelect, Switch, TextInput } from '@mantine/core';
import {
  type SchoolTemplate,
  schoolAligns,
  schoolFonts,
  schoolNumberings,
  schoolPageNumbers,
} from '@yanmo/contract/school-templates';
import { useTranslation } from 'react-i18next';
import classes from '../settings.module.css';
import { NumberField } from './number-field.tsx';

interface TemplateFieldsProps {
  value: SchoolTemplate;
  onChange: (value: SchoolTemplate) => void;
  errorAt: (path: string) => string | null;
}

const sides = ['top', 'bottom', 'left', 'right'] as const;
const places = ['left', 'centre', 'right'] as const;

export function TemplateFields({ value, onChange, errorAt }: TemplateFieldsProps) {
  const { t } = useTranslation('settings');
  const put = (part: Partial<SchoolTemplate>) => onChange({ ...value, ...part });
  const { line, header, page_number: number } = value;
  return (
    <>
      <TextInput
        label={t('templates.name')}
        maxLength={60}
        value={value.name}
        error={errorAt('name')}
        onChange={({ currentTarget }) => put({ name: currentTarget.value })}
      />
      <fieldset className={classes.section}>
        <legend>{t('templates.page')}</legend>
        <div className={classes.fields}>
          {sides.map((side) => (
            <NumberField
              key={side}
              label={t(`templates.margin.${side}`)}
              suffix="mm"
              decimals={1}
              value={value.margins_mm[side]}
              error={errorAt(`margins_mm.${side}`) ?? errorAt('margins_mm')}
              onChange={(mm) => put({ margins_mm: { ...value.margins_mm, [side]: mm } })}
            />
          ))}
          {(['gutter_mm', 'header_mm', 'footer_mm'] as const).map((field) => (
            <NumberField
              key={field}
              label={t(`words.${field}`)}
              suffix="mm"
              decimals={1}
              value={value[field]}
              error={errorAt(field)}
              onChange={(mm) => put({ [field]: mm })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={classes.section}>
        <legend>{t('templates.text')}</legend>
        <div className={classes.fields}>
          <NumberField
            label={t('words.body_pt')}
            suffix="pt"
            decimals={1}
            value={value.body_pt}
            error={errorAt('body_pt')}
            onChange={(pt) => put({ body_pt: pt })}
          />
          <NativeSelect
            label={t('templates.line')}
            data={[
              { value: 'fixed', label: t('templates.fixed') },
              { value: 'multiple', label: t('templates.multiple') },
            ]}
            value={line.kind}
            onChange={({ currentTarget }) =>
              put({
                line: currentTarget.value === 'fixed' ? { kind: 'fixed', pt: 20 } : { kind: 'multiple', factor: 1.5 },
              })
            }
          />
          {line.kind === 'fixed' ? (
            <NumberField
              label={t('words.pt')}
              suffix="pt"
              decimals={1}
              value={line.pt}
              error={errorAt('line.pt')}
              onChange={(pt) => put({ line: { kind: 'fixed', pt } })}
            />
          ) : (
            <NumberField
              label={t('words.factor')}
              decimals={2}
              value={line.factor}
              error={errorAt('line.factor')}
              onChange={(factor) => put({ line: { kind: 'multiple', factor } })}
            />
          )}
          <NumberField
            label={t('words.first_line_chars')}
            value={value.first_line_chars}
            error={errorAt('first_line_chars')}
            onChange={(count) => put({ first_line_chars: count })}
          />
        </div>
      </fieldset>
      <fieldset className={classes.section}>
        <legend>{t('templates.headings')}</legend>
        <div className={classes.fields}>
          {value.heading_pt.map((pt, index) => {
            // Four levels, always in this order.
            const level = `level-${index}`;
            return (
              <NumberField
                key={level}
                label={t('templates.level', { number: index + 1 })}
                suffix="pt"
                decimals={1}
                value={pt}
                error={errorAt(`heading_pt.${index}`)}
                onChange={(next) => put({ heading_pt: value.heading_pt.with(index, next) as typeof value.heading_pt })}
              />
            );
          })}
          <NativeSelect
            label={t('words.heading_font')}
            data={schoolFonts.map((font) => ({ value: font, label: t(`words.${font}`) }))}
            value={value.heading_font}
            onChange={({ currentTarget }) =>
              put({ heading_font: schoolFonts.find((font) => font === currentTarget.value) ?? 'serif' })
            }
          />
          <NativeSelect
            label={t('words.numbering')}
            data={schoolNumberings.map((numbering) => ({ value: numbering, label: t(`words.${numbering}`) }))}
            value={value.numbering}
            onChange={({ currentTarget }) =>
              put({ numbering: schoolNumberings.find((one) => one === currentTarget.value) ?? 'chapters' })
            }
          />
          <NativeSelect
            label={t('words.chapter_align')}
            data={(['left', 'centre'] as const).map((align) => ({ value: align, label: t(`words.${align}`) }))}
            value={value.chapter_align}
            onChange={({ currentTarget }) => put({ chapter_align: currentTarget.value === 'left' ? 'left' : 'centre' })}
          />
          <Switch
            label={t('words.heading_bold')}
            checked={value.heading_bold}
            onChange={({ currentTarget }) => put({ heading_bold: currentTarget.checked })}
          />
        </div>
      </fieldset>
      <fieldset className={classes.section}>
        <legend>{t('templates.running')}</legend>
        <p className={classes.note}>{t('templates.runningNote', { places: '{title} {school} {kind} {chapter}' })}</p>
        <div className={classes.fields}>
          {places.map((place) => (
            <TextInput
              key={place}
              label={t(`templates.header.${place}`)}
              maxLength={60}
              value={header[place]}
              error={errorAt(`header.${place}`)}
              onChange={({ currentTarget }) => put({ header: { ...header, [place]: currentTarget.value } })}
            />
          ))}
          <Switch
            label={t('words.has_rule')}
            checked={header.has_rule}
            onChange={({ currentTarget }) => put({ header: { ...header, has_rule: currentTarget.checked } })}
          />
          <NativeSelect
            label={t('templates.pageStyle')}
            data={schoolPageNumbers.map((style) => ({ value: style, label: t(`words.${style}`) }))}
            value={number.style}
            onChange={({ currentTarget }) => {
              const style = schoolPageNumbers.find((one) => one === currentTarget.value) ?? 'arabic';
              put({ page_number: { ...number, style } });
            }}
          />
          <TextInput
            label={t('templates.pagePattern')}
            maxLength={40}
            value={number.pattern}
            error={errorAt('page_number.pattern')}
            onChange={({ currentTarget }) => put({ page_number: { ...number, pattern: currentTarget.value } })}
          />
          <NativeSelect
            label={t('templates.pageAlign')}
            data={schoolAligns.map((align) => ({ value: align, label: t(`words.${align}`) }))}
            value={number.align}
            onChange={({ currentTarget }) => {
              const align = schoolAligns.find((one) => one === currentTarget.value) ?? 'centre';
              put({ page_number: { ...number, align } });
            }}
          />
        </div>
      </fieldset>
    </>
  );
}
