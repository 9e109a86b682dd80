import { Button, Checkbox, Radio, Select, Stack, TextInput } from '@mantine/core';
import { searchPlaces, workKinds } from '@yanmo/contract/explore';
import { languages } from '@yanmo/contract/language-choice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../lib/i18n.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { type AskedSearch, countFilters, type Filters, readYear } from './asked-search.ts';
import classes from './search-filters.module.css';
import { usePlaceName } from './use-place-name.ts';

interface SearchFiltersProps {
  asked: AskedSearch;
  onChange: (asked: AskedSearch) => void;
}

export function SearchFilters({ asked, onChange }: SearchFiltersProps) {
  const { t } = useTranslation('library');
  const placeName = usePlaceName();

  /** A filter that is cleared leaves the address too. */
  function change(filters: { [Name in keyof Filters]: Filters[Name] | null | undefined }) {
    const merged = Object.entries({ ...asked, ...filters }).filter(
      ([, value]) => value !== null && value !== undefined,
    );
    onChange(Object.fromEntries(merged) as unknown as AskedSearch);
  }

  return (
    <Stack gap="md">
      <fieldset className={classes.years}>
        <legend>{t('filter.year')}</legend>
        <div className={classes.range}>
          <YearField
            key={`from-${asked.year_from}`}
            label={t('filter.yearFrom')}
            value={asked.year_from}
            onChange={(year_from) => change({ year_from })}
          />
          <span aria-hidden="true">–</span>
          <YearField
            key={`to-${asked.year_to}`}
            label={t('filter.yearTo')}
            value={asked.year_to}
            onChange={(year_to) => change({ year_to })}
          />
        </div>
      </fieldset>
      <Select
        label={t('filter.type')}
        placeholder={t('filter.any')}
        clearable
        data={workKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        value={asked.type ?? null}
        onChange={(type) => change({ type })}
      />
      <Select
        label={t('filter.language')}
        placeholder={t('filter.any')}
        clearable
        data={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        value={asked.language ?? null}
        onChange={(language) => change({ language })}
      />
      <Checkbox
        label={t('filter.openAccess')}
        checked={asked.open_access === true}
        onChange={(event) => change({ open_access: event.currentTarget.checked || null })}
      />
      <Radio.Group
        label={t('filter.place')}
        value={asked.source ?? ''}
        onChange={(value) => {
          const source = searchPlaces.find((place) => place === value) ?? null;
          if (source === 'MINE') requireLogin(() => change({ source }));
          else change({ source });
        }}
      >
        <Stack gap={8} mt={6}>
          <Radio value="" label={t('filter.everywhere')} />
          {searchPlaces.map((place) => (
            <Radio key={place} value={place} label={placeName(place)} />
          ))}
        </Stack>
      </Radio.Group>
      {countFilters(asked) > 0 ? (
        <Button variant="subtle" size="compact-md" className={classes.clear} onClick={() => onChange({ q: asked.q })}>
          {t('filter.clear')}
        </Button>
      ) : null}
    </Stack>
  );
}

interface YearFieldProps {
  label: string;
  value: number | undefined;
  onChange: (year: number | null) => void;
}

/** Takes effect with the fourth digit: half a year filters nothing. */
function YearField({ label, value, onChange }: YearFieldProps) {
  const { t } = useTranslation('library');
  const [typed, setTyped] = useState(value === undefined ? '' : String(value));
  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      inputMode="numeric"
      maxLength={4}
      value={typed}
      error={typed.length === 4 && readYear(typed) === null ? t('filter.yearWrong') : null}
      onChange={(event) => {
        const text = event.currentTarget.value.replace(/\D/g, '');
        setTyped(text);
        if (text === '' && value !== undefined) onChange(null);
        else if (readYear(text) !== null) onChange(readYear(text));
      }}
    />
  );
}
