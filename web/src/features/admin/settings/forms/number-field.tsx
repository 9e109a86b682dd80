import { NumberInput } from '@mantine/core';
import { currencySign } from '../../../../lib/format.ts';

interface NumberFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  error?: string | null;
  description?: string;
  suffix?: string;
  /** Figures after the point. */
  decimals?: number;
  maximum?: number;
}

/** Empty is nothing, which the server refuses where something must stand. */
export function NumberField({ decimals = 0, maximum = 100_000_000, suffix, onChange, ...rest }: NumberFieldProps) {
  return (
    <NumberInput
      {...rest}
      min={0}
      max={maximum}
      clampBehavior="none"
      decimalScale={decimals}
      hideControls
      {...(suffix === undefined ? {} : { suffix: ` ${suffix}` })}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      onChange={(value) => onChange(Number(value))}
    />
  );
}

/** In fen, typed as yuan. */
export function MoneyField({ value, onChange, ...rest }: Omit<NumberFieldProps, 'decimals' | 'suffix' | 'maximum'>) {
  return (
    <NumberInput
      {...rest}
      min={0}
      max={1_000_000}
      clampBehavior="none"
      decimalScale={2}
      fixedDecimalScale
      hideControls
      prefix={`${currencySign()} `}
      inputMode="decimal"
      value={value / 100}
      onChange={(yuan) => onChange(Math.round(Number(yuan) * 100))}
    />
  );
}
