import * as z from 'zod/mini'
import { EnterpriseCreateRequest } from '~/api/generated/model/enterpriseCreateRequest.zod.ts'
import type { ErrorTexts } from '~/kit/form/check.ts'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { adminMessages } from './messages.ts'
import type { NewEnterprise } from './new-enterprise.ts'

const checkAdmin = contractCheck<object>(
  z.pick(EnterpriseCreateRequest, { adminUser: true, adminPassword: true }),
  {
    'adminUser.firstName': { required: adminMessages.firstNameRequired },
    'adminUser.lastName': { required: adminMessages.lastNameRequired },
    'adminUser.username': {
      required: adminMessages.usernameRequired,
      invalid: adminMessages.usernameInvalid,
    },
    adminPassword: { required: adminMessages.passwordRequired },
  },
)

/** Checks the name of the enterprise. */
export const checkName = contractCheck<Pick<NewEnterprise, 'name'>>(
  z.pick(EnterpriseCreateRequest, { name: true }),
)

/** Checks the first and the last step. The others report what they lack. */
export const checkEnterprise = ({ name, adminUser, adminPassword }: NewEnterprise): ErrorTexts => ({
  ...checkName({ name }),
  ...checkAdmin({ adminUser, adminPassword }),
})
