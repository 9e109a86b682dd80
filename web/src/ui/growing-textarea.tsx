import { Textarea, type TextareaProps } from '@mantine/core';

/** Where the browser lets a field grow by itself, nobody has to measure it: on a slow phone that takes longer than drawing the form. */
const growsByItself =
  typeof CSS !== 'undefined' && typeof CSS.supports === 'function' && CSS.supports('field-sizing', 'content');

interface GrowingTextareaProps extends Omit<TextareaProps, 'autosize' | 'styles' | 'minRows' | 'maxRows'> {
  minRows?: number | undefined;
  maxRows?: number | undefined;
}

/** As high as what stands in it. */
export function GrowingTextarea({ minRows = 1, maxRows, ...props }: GrowingTextareaProps) {
  if (!growsByItself) {
    return <Textarea {...props} autosize minRows={minRows} {...(maxRows === undefined ? {} : { maxRows })} />;
  }
  const height = (rows: number) => `calc(${rows}lh + 16px)`;
  const input = {
    fieldSizing: 'content',
    resize: 'none',
    minHeight: height(minRows),
    ...(maxRows === undefined ? {} : { maxHeight: height(maxRows) }),
  } as const;
  return <Textarea {...props} rows={minRows} styles={{ input }} />;
}
