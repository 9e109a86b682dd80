import { Button, type ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { showError } from '../../lib/notify.ts';
import { Menu } from '../../ui/menu.tsx';
import { exportWorks } from './export-works.ts';
import { styleNames } from './style-names.ts';

interface ExportMenuProps extends Pick<ButtonProps, 'variant' | 'size'> {
  label: string;
  /** Asked only when a format is chosen. */
  listIds: () => Promise<readonly string[]> | readonly string[];
}

export function ExportMenu({ label, listIds, ...look }: ExportMenuProps) {
  const download = useMutation({
    mutationFn: async (style: 'bibtex' | 'ris') => exportWorks(await listIds(), style),
    onError: showError,
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          {...look}
          loading={download.isPending}
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['bibtex', 'ris'] as const).map((style) => (
          <Menu.Item key={style} onClick={() => download.mutate(style)}>
            {styleNames[style]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
