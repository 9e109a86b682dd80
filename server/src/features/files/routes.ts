import { readFile, uploadFile } from '@yanmo/contract/files';
import type { Mount } from '../../platform/http/mount.ts';
import { contentDisposition } from './file-name.ts';
import { receiveUpload, uploadBodyLimitBytes } from './receive-upload.ts';
import type { FilesService } from './service.ts';

export function mountFilesRoutes(mount: Mount, files: FilesService): void {
  mount(
    uploadFile,
    async ({ caller, request }) => {
      const file = await receiveUpload(request, caller.principal.userId, files);
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
      'content-security-policy': "sandbox; default-src 'none'",
      // The content under a key never changes; shared caches must not outlive the signature.
      'cache-control': 'private, max-age=600',
    });
    return stream;
  });
}
