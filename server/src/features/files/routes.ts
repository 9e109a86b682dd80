import { readFile, uploadFile } from '@yanmo/contract/files';
import type { Mount } from '../../platform/http/mount.ts';
import { contentDisposition } from './file-name.ts';
import { receiveUpload, uploadBodyLimitBytes } from './receive-upload.ts';
import type { FilesService } from './service.ts';

export function mountFilesRoutes(mount: Mount, files: FilesService): void {
  mount(
    uploadFile,
    async ({ caller, request }) => {
      const file = await receiveUpload(request, caller.principal.userId, files.storeFile);
      return { file_key: file.fileKey, name: file.name, size: file.sizeBytes, type: file.type };
    },
    {
      limits: [{ name: 'files.upload', by: 'user', count: 30, perSeconds: 600 }],
      bodyLimitBytes: uploadBodyLimitBytes,
    },
  );

  mount(readFile, async ({ params, reply }) => {
    const { stream, sizeBytes, name, type, disposition } = await files.openSigned(params.signed);
    reply.headers({
      'content-type': type,
      'content-length': sizeBytes,
      'content-disposition': contentDisposition(disposition, name),
      'x-content-type-options': 'nosniff',
      // Whatever the bytes are, a browser that opens them runs nothing and reaches nothing.
      'content-security-policy':
        "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      // Links begin with PUBLIC_URL, and agents' sub-domains show the pictures behind them.
      'cross-origin-resource-policy': 'same-site',
      // A picture under a key never changes, and shared caches must not outlive the signature; a download (an export, a
      // paper) is to leave nothing on the disk of a computer that others use.
      'cache-control': disposition === 'inline' ? 'private, max-age=600' : 'no-store',
    });
    return stream;
  });
}
