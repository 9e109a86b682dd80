import type { Platform } from '../../platform/platform.ts';
import { createAliyunSms } from './aliyun-sms.ts';
import type { SmsSender } from './sms-sender.ts';
import { createStandInSms, type StandInSms } from './stand-in-sms.ts';
import { createTencentSms } from './tencent-sms.ts';

export interface Sms {
  sender: SmsSender;
  /** Null with a real provider; then no code can be read anywhere. */
  standIn: StandInSms | null;
}

export function createSms({ config, db, clock, logger }: Pick<Platform, 'config' | 'db' | 'clock' | 'logger'>): Sms {
  switch (config.sms.provider) {
    case 'aliyun':
      return { sender: createAliyunSms(config.sms, clock), standIn: null };
    case 'tencent':
      return { sender: createTencentSms(config.sms, clock), standIn: null };
    case 'console': {
      const standIn = createStandInSms(db, clock, logger);
      return { sender: standIn, standIn };
    }
  }
}
