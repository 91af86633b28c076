import type { BillOptions, Party, Registration } from '@galla/domain';
import type { Me } from '../../session/index.ts';
import type { TenantSettings } from '../../types.generated.ts';

/** The shop's data that its bills depend on. */
export interface Shop extends Party, BillOptions {
  registration: Registration;
}

/** The signed-in user's shop, with its billing settings. */
export function shopOf({ profile }: Me, settings: TenantSettings): Shop {
  return {
    registration: profile.registration,
    gstin: profile.gst,
    stateCode: profile.state_code,
    discountBeforeTax: settings.discountBeforeTax,
    roundOff: settings.roundOff,
  };
}
