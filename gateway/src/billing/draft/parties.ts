import type { BillOptions, Party, Registration } from '@galla/domain';
import type { Me } from '../../session/index.ts';
import type { TenantSettings } from '../../types.generated.ts';

/** The shop, as far as its bills depend on it. */
export interface Shop extends Party, BillOptions {
  registration: Registration;
}

/** The shop of the signed-in person, with the settings of its bills. */
export function shopOf({ profile }: Me, settings: TenantSettings): Shop {
  return {
    registration: profile.registration,
    gstin: profile.gst,
    stateCode: profile.state_code,
    discountBeforeTax: settings.discountBeforeTax,
    roundOff: settings.roundOff,
  };
}
