import { AgentImageId, getGlobalCode, getHomeInfo, readQrImage } from '@yanmo/contract/home';
import type { Mount } from '../../platform/http/mount.ts';
import { globalCode } from './dictionaries.ts';
import type { HomeService } from './service.ts';

export function mountHomeRoutes(mount: Mount, home: HomeService): void {
  mount(getHomeInfo, async () => await home.getInfo());

  mount(getGlobalCode, async () => globalCode);

  mount(readQrImage, async ({ params, caller, reply }) => {
    const id = AgentImageId.parse(params.file.charAt(0));
    reply.headers({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=300' });
    return await home.renderQr(id, caller);
  });
}
