import { AgentImageId, getGlobalCode, getHomeInfo, readQrImage } from '@yanmo/contract/home';
import type { Mount } from '../../platform/http/mount.ts';
import type { HomeService } from './service.ts';

export function mountHomeRoutes(mount: Mount, home: HomeService): void {
  mount(getHomeInfo, async ({ caller, query }) => await home.getInfo(caller, query.sub_domain));

  mount(getGlobalCode, () => home.getGlobalCode());

  mount(readQrImage, async ({ params, caller, reply }) => {
    const id = AgentImageId.parse(params.file.charAt(0));
    // Private: what it shows depends on the site by which the visitor came.
    reply.headers({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'private, max-age=300' });
    return await home.renderQr(id, caller);
  });
}
