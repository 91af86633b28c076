/* This file was automatically generated. DO NOT UPDATE MANUALLY. */
    import type   { Resolvers } from './types.generated.ts';
    import    { mergedCustomer as Query_mergedCustomer } from './customers/resolvers/Query/mergedCustomer.ts';
import    { node as Query_node } from './relay/resolvers/Query/node.ts';
import    { nodes as Query_nodes } from './relay/resolvers/Query/nodes.ts';
import    { publicOrder as Query_publicOrder } from './boutique/resolvers/Query/publicOrder.ts';
import    { sharedDocument as Query_sharedDocument } from './billing/resolvers/Query/sharedDocument.ts';
import    { viewer as Query_viewer } from './session/resolvers/Query/viewer.ts';
import    { approveLimits as Mutation_approveLimits } from './billing/resolvers/Mutation/approveLimits.ts';
import    { assignContacts as Mutation_assignContacts } from './customers/resolvers/Mutation/assignContacts.ts';
import    { assignDietPlan as Mutation_assignDietPlan } from './gym/resolvers/Mutation/assignDietPlan.ts';
import    { assignPieces as Mutation_assignPieces } from './boutique/resolvers/Mutation/assignPieces.ts';
import    { assignWorkout as Mutation_assignWorkout } from './gym/resolvers/Mutation/assignWorkout.ts';
import    { cancelGymMember as Mutation_cancelGymMember } from './gym/resolvers/Mutation/cancelGymMember.ts';
import    { changePin as Mutation_changePin } from './session/resolvers/Mutation/changePin.ts';
import    { closeDay as Mutation_closeDay } from './reports/resolvers/Mutation/closeDay.ts';
import    { closeMonth as Mutation_closeMonth } from './commission/resolvers/Mutation/closeMonth.ts';
import    { confirmLoginNumber as Mutation_confirmLoginNumber } from './session/resolvers/Mutation/confirmLoginNumber.ts';
import    { confirmPermissions as Mutation_confirmPermissions } from './sales/resolvers/Mutation/confirmPermissions.ts';
import    { confirmPin as Mutation_confirmPin } from './session/resolvers/Mutation/confirmPin.ts';
import    { confirmQuickBill as Mutation_confirmQuickBill } from './billing/resolvers/Mutation/confirmQuickBill.ts';
import    { convertDocument as Mutation_convertDocument } from './billing/resolvers/Mutation/convertDocument.ts';
import    { correctAttendance as Mutation_correctAttendance } from './attendance/resolvers/Mutation/correctAttendance.ts';
import    { correctStock as Mutation_correctStock } from './catalogue/resolvers/Mutation/correctStock.ts';
import    { correctStockByPower as Mutation_correctStockByPower } from './optical/resolvers/Mutation/correctStockByPower.ts';
import    { createAccountReceipt as Mutation_createAccountReceipt } from './billing/resolvers/Mutation/createAccountReceipt.ts';
import    { createAdvance as Mutation_createAdvance } from './commission/resolvers/Mutation/createAdvance.ts';
import    { createAlteration as Mutation_createAlteration } from './boutique/resolvers/Mutation/createAlteration.ts';
import    { createApiKey as Mutation_createApiKey } from './keys/resolvers/Mutation/createApiKey.ts';
import    { createAppointment as Mutation_createAppointment } from './calendar/resolvers/Mutation/createAppointment.ts';
import    { createBranch as Mutation_createBranch } from './gym/resolvers/Mutation/createBranch.ts';
import    { createCampaign as Mutation_createCampaign } from './marketing/resolvers/Mutation/createCampaign.ts';
import    { createCatalogueItem as Mutation_createCatalogueItem } from './catalogue/resolvers/Mutation/createCatalogueItem.ts';
import    { createCreditNote as Mutation_createCreditNote } from './billing/resolvers/Mutation/createCreditNote.ts';
import    { createCustomer as Mutation_createCustomer } from './customers/resolvers/Mutation/createCustomer.ts';
import    { createCustomerNote as Mutation_createCustomerNote } from './customers/resolvers/Mutation/createCustomerNote.ts';
import    { createDesignOptions as Mutation_createDesignOptions } from './boutique/resolvers/Mutation/createDesignOptions.ts';
import    { createDesignation as Mutation_createDesignation } from './sales/resolvers/Mutation/createDesignation.ts';
import    { createDietPlan as Mutation_createDietPlan } from './gym/resolvers/Mutation/createDietPlan.ts';
import    { createDocument as Mutation_createDocument } from './billing/resolvers/Mutation/createDocument.ts';
import    { createDocumentAttachment as Mutation_createDocumentAttachment } from './billing/resolvers/Mutation/createDocumentAttachment.ts';
import    { createEmployee as Mutation_createEmployee } from './employees/resolvers/Mutation/createEmployee.ts';
import    { createExpense as Mutation_createExpense } from './reports/resolvers/Mutation/createExpense.ts';
import    { createFamilyMember as Mutation_createFamilyMember } from './customers/resolvers/Mutation/createFamilyMember.ts';
import    { createGarment as Mutation_createGarment } from './boutique/resolvers/Mutation/createGarment.ts';
import    { createGymMember as Mutation_createGymMember } from './gym/resolvers/Mutation/createGymMember.ts';
import    { createGymPlan as Mutation_createGymPlan } from './gym/resolvers/Mutation/createGymPlan.ts';
import    { createGymResource as Mutation_createGymResource } from './gym/resolvers/Mutation/createGymResource.ts';
import    { createHandover as Mutation_createHandover } from './session/resolvers/Mutation/createHandover.ts';
import    { createLensPrescription as Mutation_createLensPrescription } from './optical/resolvers/Mutation/createLensPrescription.ts';
import    { createOneTimePin as Mutation_createOneTimePin } from './session/resolvers/Mutation/createOneTimePin.ts';
import    { createOpticalProduct as Mutation_createOpticalProduct } from './optical/resolvers/Mutation/createOpticalProduct.ts';
import    { createOrder as Mutation_createOrder } from './boutique/resolvers/Mutation/createOrder.ts';
import    { createOrderStatus as Mutation_createOrderStatus } from './boutique/resolvers/Mutation/createOrderStatus.ts';
import    { createPattern as Mutation_createPattern } from './boutique/resolvers/Mutation/createPattern.ts';
import    { createProductPoints as Mutation_createProductPoints } from './optical/resolvers/Mutation/createProductPoints.ts';
import    { createQuickBill as Mutation_createQuickBill } from './billing/resolvers/Mutation/createQuickBill.ts';
import    { createStage as Mutation_createStage } from './boutique/resolvers/Mutation/createStage.ts';
import    { createTask as Mutation_createTask } from './dashboard/resolvers/Mutation/createTask.ts';
import    { createUpiAccount as Mutation_createUpiAccount } from './tenant/resolvers/Mutation/createUpiAccount.ts';
import    { createVariant as Mutation_createVariant } from './optical/resolvers/Mutation/createVariant.ts';
import    { createWorkout as Mutation_createWorkout } from './gym/resolvers/Mutation/createWorkout.ts';
import    { deleteAdvance as Mutation_deleteAdvance } from './commission/resolvers/Mutation/deleteAdvance.ts';
import    { deleteAppointment as Mutation_deleteAppointment } from './calendar/resolvers/Mutation/deleteAppointment.ts';
import    { deleteAttendance as Mutation_deleteAttendance } from './attendance/resolvers/Mutation/deleteAttendance.ts';
import    { deleteBranch as Mutation_deleteBranch } from './gym/resolvers/Mutation/deleteBranch.ts';
import    { deleteCampaign as Mutation_deleteCampaign } from './marketing/resolvers/Mutation/deleteCampaign.ts';
import    { deleteCatalogueItems as Mutation_deleteCatalogueItems } from './catalogue/resolvers/Mutation/deleteCatalogueItems.ts';
import    { deleteCustomerNote as Mutation_deleteCustomerNote } from './customers/resolvers/Mutation/deleteCustomerNote.ts';
import    { deleteDesignOption as Mutation_deleteDesignOption } from './boutique/resolvers/Mutation/deleteDesignOption.ts';
import    { deleteDesignation as Mutation_deleteDesignation } from './sales/resolvers/Mutation/deleteDesignation.ts';
import    { deleteDietPlan as Mutation_deleteDietPlan } from './gym/resolvers/Mutation/deleteDietPlan.ts';
import    { deleteDocument as Mutation_deleteDocument } from './billing/resolvers/Mutation/deleteDocument.ts';
import    { deleteDocumentAttachment as Mutation_deleteDocumentAttachment } from './billing/resolvers/Mutation/deleteDocumentAttachment.ts';
import    { deleteExpense as Mutation_deleteExpense } from './reports/resolvers/Mutation/deleteExpense.ts';
import    { deleteFamilyMember as Mutation_deleteFamilyMember } from './customers/resolvers/Mutation/deleteFamilyMember.ts';
import    { deleteGarment as Mutation_deleteGarment } from './boutique/resolvers/Mutation/deleteGarment.ts';
import    { deleteGymMember as Mutation_deleteGymMember } from './gym/resolvers/Mutation/deleteGymMember.ts';
import    { deleteGymResource as Mutation_deleteGymResource } from './gym/resolvers/Mutation/deleteGymResource.ts';
import    { deleteLensPrescription as Mutation_deleteLensPrescription } from './optical/resolvers/Mutation/deleteLensPrescription.ts';
import    { deleteNotification as Mutation_deleteNotification } from './notifications/resolvers/Mutation/deleteNotification.ts';
import    { deleteOrderStatus as Mutation_deleteOrderStatus } from './boutique/resolvers/Mutation/deleteOrderStatus.ts';
import    { deletePattern as Mutation_deletePattern } from './boutique/resolvers/Mutation/deletePattern.ts';
import    { deleteProductPoints as Mutation_deleteProductPoints } from './optical/resolvers/Mutation/deleteProductPoints.ts';
import    { deleteQuickBill as Mutation_deleteQuickBill } from './billing/resolvers/Mutation/deleteQuickBill.ts';
import    { deleteStage as Mutation_deleteStage } from './boutique/resolvers/Mutation/deleteStage.ts';
import    { deleteTask as Mutation_deleteTask } from './dashboard/resolvers/Mutation/deleteTask.ts';
import    { deleteVariant as Mutation_deleteVariant } from './optical/resolvers/Mutation/deleteVariant.ts';
import    { deleteWorkout as Mutation_deleteWorkout } from './gym/resolvers/Mutation/deleteWorkout.ts';
import    { endOtherSessions as Mutation_endOtherSessions } from './session/resolvers/Mutation/endOtherSessions.ts';
import    { endSession as Mutation_endSession } from './session/resolvers/Mutation/endSession.ts';
import    { eraseCustomer as Mutation_eraseCustomer } from './customers/resolvers/Mutation/eraseCustomer.ts';
import    { exchangeHandover as Mutation_exchangeHandover } from './session/resolvers/Mutation/exchangeHandover.ts';
import    { exportCustomerData as Mutation_exportCustomerData } from './customers/resolvers/Mutation/exportCustomerData.ts';
import    { finishPiece as Mutation_finishPiece } from './boutique/resolvers/Mutation/finishPiece.ts';
import    { freezeGymMember as Mutation_freezeGymMember } from './gym/resolvers/Mutation/freezeGymMember.ts';
import    { handOverPieces as Mutation_handOverPieces } from './boutique/resolvers/Mutation/handOverPieces.ts';
import    { invoiceOrder as Mutation_invoiceOrder } from './boutique/resolvers/Mutation/invoiceOrder.ts';
import    { login as Mutation_login } from './session/resolvers/Mutation/login.ts';
import    { logout as Mutation_logout } from './session/resolvers/Mutation/logout.ts';
import    { markAttendance as Mutation_markAttendance } from './attendance/resolvers/Mutation/markAttendance.ts';
import    { markGymMemberTold as Mutation_markGymMemberTold } from './gym/resolvers/Mutation/markGymMemberTold.ts';
import    { markNotificationsRead as Mutation_markNotificationsRead } from './notifications/resolvers/Mutation/markNotificationsRead.ts';
import    { matchCatalogueImport as Mutation_matchCatalogueImport } from './catalogue/resolvers/Mutation/matchCatalogueImport.ts';
import    { mergeCustomers as Mutation_mergeCustomers } from './customers/resolvers/Mutation/mergeCustomers.ts';
import    { moveDesignation as Mutation_moveDesignation } from './sales/resolvers/Mutation/moveDesignation.ts';
import    { movePieces as Mutation_movePieces } from './boutique/resolvers/Mutation/movePieces.ts';
import    { openCustomer as Mutation_openCustomer } from './customers/resolvers/Mutation/openCustomer.ts';
import    { payStatement as Mutation_payStatement } from './commission/resolvers/Mutation/payStatement.ts';
import    { paySubscription as Mutation_paySubscription } from './subscription/resolvers/Mutation/paySubscription.ts';
import    { rebuildDesignations as Mutation_rebuildDesignations } from './sales/resolvers/Mutation/rebuildDesignations.ts';
import    { receiveDelivery as Mutation_receiveDelivery } from './goods/resolvers/Mutation/receiveDelivery.ts';
import    { receiveGoods as Mutation_receiveGoods } from './goods/resolvers/Mutation/receiveGoods.ts';
import    { recordDoorEntries as Mutation_recordDoorEntries } from './gym/resolvers/Mutation/recordDoorEntries.ts';
import    { recordLocations as Mutation_recordLocations } from './map/resolvers/Mutation/recordLocations.ts';
import    { recordPayment as Mutation_recordPayment } from './billing/resolvers/Mutation/recordPayment.ts';
import    { refundDocument as Mutation_refundDocument } from './billing/resolvers/Mutation/refundDocument.ts';
import    { refundOrder as Mutation_refundOrder } from './boutique/resolvers/Mutation/refundOrder.ts';
import    { registerMessaging as Mutation_registerMessaging } from './session/resolvers/Mutation/registerMessaging.ts';
import    { renewDoorCode as Mutation_renewDoorCode } from './gym/resolvers/Mutation/renewDoorCode.ts';
import    { renewGymMember as Mutation_renewGymMember } from './gym/resolvers/Mutation/renewGymMember.ts';
import    { renewOrderLink as Mutation_renewOrderLink } from './boutique/resolvers/Mutation/renewOrderLink.ts';
import    { reopenDay as Mutation_reopenDay } from './reports/resolvers/Mutation/reopenDay.ts';
import    { reopenMonth as Mutation_reopenMonth } from './commission/resolvers/Mutation/reopenMonth.ts';
import    { reorderDesignOptions as Mutation_reorderDesignOptions } from './boutique/resolvers/Mutation/reorderDesignOptions.ts';
import    { reorderStages as Mutation_reorderStages } from './boutique/resolvers/Mutation/reorderStages.ts';
import    { resetPrintSettings as Mutation_resetPrintSettings } from './tenant/resolvers/Mutation/resetPrintSettings.ts';
import    { resetQrSettings as Mutation_resetQrSettings } from './tenant/resolvers/Mutation/resetQrSettings.ts';
import    { restoreDocument as Mutation_restoreDocument } from './billing/resolvers/Mutation/restoreDocument.ts';
import    { restoreNotification as Mutation_restoreNotification } from './notifications/resolvers/Mutation/restoreNotification.ts';
import    { restoreQuickBill as Mutation_restoreQuickBill } from './billing/resolvers/Mutation/restoreQuickBill.ts';
import    { returnCloth as Mutation_returnCloth } from './boutique/resolvers/Mutation/returnCloth.ts';
import    { revokeApiKey as Mutation_revokeApiKey } from './keys/resolvers/Mutation/revokeApiKey.ts';
import    { revokeOrderLink as Mutation_revokeOrderLink } from './boutique/resolvers/Mutation/revokeOrderLink.ts';
import    { revokePermissions as Mutation_revokePermissions } from './sales/resolvers/Mutation/revokePermissions.ts';
import    { revokeShare as Mutation_revokeShare } from './billing/resolvers/Mutation/revokeShare.ts';
import    { runCatalogueImport as Mutation_runCatalogueImport } from './catalogue/resolvers/Mutation/runCatalogueImport.ts';
import    { sellDayPass as Mutation_sellDayPass } from './gym/resolvers/Mutation/sellDayPass.ts';
import    { setCloth as Mutation_setCloth } from './boutique/resolvers/Mutation/setCloth.ts';
import    { setCreditLimit as Mutation_setCreditLimit } from './customers/resolvers/Mutation/setCreditLimit.ts';
import    { setDailyPieces as Mutation_setDailyPieces } from './boutique/resolvers/Mutation/setDailyPieces.ts';
import    { setDayPassPrice as Mutation_setDayPassPrice } from './gym/resolvers/Mutation/setDayPassPrice.ts';
import    { setDoorDueLimit as Mutation_setDoorDueLimit } from './gym/resolvers/Mutation/setDoorDueLimit.ts';
import    { setOpeningDue as Mutation_setOpeningDue } from './billing/resolvers/Mutation/setOpeningDue.ts';
import    { setOrderStage as Mutation_setOrderStage } from './boutique/resolvers/Mutation/setOrderStage.ts';
import    { setOrderStatus as Mutation_setOrderStatus } from './boutique/resolvers/Mutation/setOrderStatus.ts';
import    { setSalesTarget as Mutation_setSalesTarget } from './commission/resolvers/Mutation/setSalesTarget.ts';
import    { shareCampaign as Mutation_shareCampaign } from './marketing/resolvers/Mutation/shareCampaign.ts';
import    { shareDocument as Mutation_shareDocument } from './billing/resolvers/Mutation/shareDocument.ts';
import    { shareOrder as Mutation_shareOrder } from './boutique/resolvers/Mutation/shareOrder.ts';
import    { splitCommission as Mutation_splitCommission } from './commission/resolvers/Mutation/splitCommission.ts';
import    { stopCatalogueImport as Mutation_stopCatalogueImport } from './catalogue/resolvers/Mutation/stopCatalogueImport.ts';
import    { transferGymMember as Mutation_transferGymMember } from './gym/resolvers/Mutation/transferGymMember.ts';
import    { trashDocument as Mutation_trashDocument } from './billing/resolvers/Mutation/trashDocument.ts';
import    { trashQuickBill as Mutation_trashQuickBill } from './billing/resolvers/Mutation/trashQuickBill.ts';
import    { undoGoodsReceipt as Mutation_undoGoodsReceipt } from './goods/resolvers/Mutation/undoGoodsReceipt.ts';
import    { undoHandOver as Mutation_undoHandOver } from './boutique/resolvers/Mutation/undoHandOver.ts';
import    { undoPiece as Mutation_undoPiece } from './boutique/resolvers/Mutation/undoPiece.ts';
import    { undoQuickBillReceipt as Mutation_undoQuickBillReceipt } from './billing/resolvers/Mutation/undoQuickBillReceipt.ts';
import    { updateAppointment as Mutation_updateAppointment } from './calendar/resolvers/Mutation/updateAppointment.ts';
import    { updateBranch as Mutation_updateBranch } from './gym/resolvers/Mutation/updateBranch.ts';
import    { updateCampaign as Mutation_updateCampaign } from './marketing/resolvers/Mutation/updateCampaign.ts';
import    { updateCatalogueItem as Mutation_updateCatalogueItem } from './catalogue/resolvers/Mutation/updateCatalogueItem.ts';
import    { updateCatalogueStatus as Mutation_updateCatalogueStatus } from './catalogue/resolvers/Mutation/updateCatalogueStatus.ts';
import    { updateCustomer as Mutation_updateCustomer } from './customers/resolvers/Mutation/updateCustomer.ts';
import    { updateCustomerConsent as Mutation_updateCustomerConsent } from './customers/resolvers/Mutation/updateCustomerConsent.ts';
import    { updateCustomerNote as Mutation_updateCustomerNote } from './customers/resolvers/Mutation/updateCustomerNote.ts';
import    { updateCustomerPicture as Mutation_updateCustomerPicture } from './customers/resolvers/Mutation/updateCustomerPicture.ts';
import    { updateCustomerStatus as Mutation_updateCustomerStatus } from './customers/resolvers/Mutation/updateCustomerStatus.ts';
import    { updateDesignation as Mutation_updateDesignation } from './sales/resolvers/Mutation/updateDesignation.ts';
import    { updateDesigns as Mutation_updateDesigns } from './boutique/resolvers/Mutation/updateDesigns.ts';
import    { updateDietPlan as Mutation_updateDietPlan } from './gym/resolvers/Mutation/updateDietPlan.ts';
import    { updateDocument as Mutation_updateDocument } from './billing/resolvers/Mutation/updateDocument.ts';
import    { updateEmployee as Mutation_updateEmployee } from './employees/resolvers/Mutation/updateEmployee.ts';
import    { updateEmployeeStatus as Mutation_updateEmployeeStatus } from './employees/resolvers/Mutation/updateEmployeeStatus.ts';
import    { updateFamilyMember as Mutation_updateFamilyMember } from './customers/resolvers/Mutation/updateFamilyMember.ts';
import    { updateGarment as Mutation_updateGarment } from './boutique/resolvers/Mutation/updateGarment.ts';
import    { updateGymMember as Mutation_updateGymMember } from './gym/resolvers/Mutation/updateGymMember.ts';
import    { updateGymPlan as Mutation_updateGymPlan } from './gym/resolvers/Mutation/updateGymPlan.ts';
import    { updateGymResource as Mutation_updateGymResource } from './gym/resolvers/Mutation/updateGymResource.ts';
import    { updateLensPrescription as Mutation_updateLensPrescription } from './optical/resolvers/Mutation/updateLensPrescription.ts';
import    { updateMarketplace as Mutation_updateMarketplace } from './catalogue/resolvers/Mutation/updateMarketplace.ts';
import    { updateOrder as Mutation_updateOrder } from './boutique/resolvers/Mutation/updateOrder.ts';
import    { updateOrderStatus as Mutation_updateOrderStatus } from './boutique/resolvers/Mutation/updateOrderStatus.ts';
import    { updatePattern as Mutation_updatePattern } from './boutique/resolvers/Mutation/updatePattern.ts';
import    { updatePermissions as Mutation_updatePermissions } from './sales/resolvers/Mutation/updatePermissions.ts';
import    { updatePrice as Mutation_updatePrice } from './catalogue/resolvers/Mutation/updatePrice.ts';
import    { updatePrintSettings as Mutation_updatePrintSettings } from './tenant/resolvers/Mutation/updatePrintSettings.ts';
import    { updateProductPoints as Mutation_updateProductPoints } from './optical/resolvers/Mutation/updateProductPoints.ts';
import    { updateProfile as Mutation_updateProfile } from './session/resolvers/Mutation/updateProfile.ts';
import    { updateQrSettings as Mutation_updateQrSettings } from './tenant/resolvers/Mutation/updateQrSettings.ts';
import    { updateStage as Mutation_updateStage } from './boutique/resolvers/Mutation/updateStage.ts';
import    { updateTask as Mutation_updateTask } from './dashboard/resolvers/Mutation/updateTask.ts';
import    { updateTenantSettings as Mutation_updateTenantSettings } from './tenant/resolvers/Mutation/updateTenantSettings.ts';
import    { updateUpiAccount as Mutation_updateUpiAccount } from './tenant/resolvers/Mutation/updateUpiAccount.ts';
import    { updateVariant as Mutation_updateVariant } from './optical/resolvers/Mutation/updateVariant.ts';
import    { updateWorkout as Mutation_updateWorkout } from './gym/resolvers/Mutation/updateWorkout.ts';
import    { upgradeGymMember as Mutation_upgradeGymMember } from './gym/resolvers/Mutation/upgradeGymMember.ts';
import    { verifySubscriptionPayment as Mutation_verifySubscriptionPayment } from './subscription/resolvers/Mutation/verifySubscriptionPayment.ts';
import    { documentChanged as Subscription_documentChanged } from './notifications/resolvers/Subscription/documentChanged.ts';
import    { notificationArrived as Subscription_notificationArrived } from './notifications/resolvers/Subscription/notificationArrived.ts';
import    { Alteration } from './boutique/resolvers/Alteration.ts';
import    { ApiKey } from './keys/resolvers/ApiKey.ts';
import    { Appointment } from './calendar/resolvers/Appointment.ts';
import    { Attendance } from './attendance/resolvers/Attendance.ts';
import    { AttendanceOfDay } from './attendance/resolvers/AttendanceOfDay.ts';
import    { CommissionPart } from './commission/resolvers/CommissionPart.ts';
import    { ContactCategory } from './customers/resolvers/ContactCategory.ts';
import    { CreditNote } from './billing/resolvers/CreditNote.ts';
import    { CreditNoteLine } from './billing/resolvers/CreditNoteLine.ts';
import    { Customer as customers_Customer } from './customers/resolvers/Customer.ts';
import    { Customer as billing_Customer } from './billing/resolvers/Customer.ts';
import    { Dashboard } from './dashboard/resolvers/Dashboard.ts';
import    { Designation } from './sales/resolvers/Designation.ts';
import    { DietPlan } from './gym/resolvers/DietPlan.ts';
import    { Document } from './billing/resolvers/Document.ts';
import    { DocumentLine } from './billing/resolvers/DocumentLine.ts';
import    { DocumentShare } from './billing/resolvers/DocumentShare.ts';
import    { EarningsStatement } from './commission/resolvers/EarningsStatement.ts';
import    { Employee as employees_Employee } from './employees/resolvers/Employee.ts';
import    { Employee as attendance_Employee } from './attendance/resolvers/Employee.ts';
import    { Employee as commission_Employee } from './commission/resolvers/Employee.ts';
import    { Employee as map_Employee } from './map/resolvers/Employee.ts';
import    { Employee as boutique_Employee } from './boutique/resolvers/Employee.ts';
import    { EmployeeCommission } from './commission/resolvers/EmployeeCommission.ts';
import    { EmployeeDetails } from './employees/resolvers/EmployeeDetails.ts';
import    { Garment } from './boutique/resolvers/Garment.ts';
import    { GymMember } from './gym/resolvers/GymMember.ts';
import    { LensPrescription } from './optical/resolvers/LensPrescription.ts';
import    { Notification } from './notifications/resolvers/Notification.ts';
import    { OpticalCategory } from './optical/resolvers/OpticalCategory.ts';
import    { Order } from './boutique/resolvers/Order.ts';
import    { OrderItem } from './boutique/resolvers/OrderItem.ts';
import    { OrderStatus } from './boutique/resolvers/OrderStatus.ts';
import    { OrderedDesign } from './boutique/resolvers/OrderedDesign.ts';
import    { OrderedPattern } from './boutique/resolvers/OrderedPattern.ts';
import    { Pattern } from './boutique/resolvers/Pattern.ts';
import    { Payment } from './billing/resolvers/Payment.ts';
import    { Piece } from './boutique/resolvers/Piece.ts';
import    { PieceAlteration } from './boutique/resolvers/PieceAlteration.ts';
import    { Product as catalogue_Product } from './catalogue/resolvers/Product.ts';
import    { Product as optical_Product } from './optical/resolvers/Product.ts';
import    { Product as goods_Product } from './goods/resolvers/Product.ts';
import    { QuickBill } from './billing/resolvers/QuickBill.ts';
import    { Service } from './catalogue/resolvers/Service.ts';
import    { SharedDocument } from './billing/resolvers/SharedDocument.ts';
import    { ShopSubscription } from './subscription/resolvers/ShopSubscription.ts';
import    { Stage } from './boutique/resolvers/Stage.ts';
import    { StageAssignment } from './boutique/resolvers/StageAssignment.ts';
import    { StagePrice } from './boutique/resolvers/StagePrice.ts';
import    { StockMove } from './catalogue/resolvers/StockMove.ts';
import    { SubscriptionPayment } from './subscription/resolvers/SubscriptionPayment.ts';
import    { Task } from './dashboard/resolvers/Task.ts';
import    { Tenant as boutique_Tenant } from './boutique/resolvers/Tenant.ts';
import    { Tenant as tenant_Tenant } from './tenant/resolvers/Tenant.ts';
import    { Tenant as keys_Tenant } from './keys/resolvers/Tenant.ts';
import    { Tenant as calendar_Tenant } from './calendar/resolvers/Tenant.ts';
import    { Tenant as attendance_Tenant } from './attendance/resolvers/Tenant.ts';
import    { Tenant as gym_Tenant } from './gym/resolvers/Tenant.ts';
import    { Tenant as marketing_Tenant } from './marketing/resolvers/Tenant.ts';
import    { Tenant as catalogue_Tenant } from './catalogue/resolvers/Tenant.ts';
import    { Tenant as customers_Tenant } from './customers/resolvers/Tenant.ts';
import    { Tenant as billing_Tenant } from './billing/resolvers/Tenant.ts';
import    { Tenant as reports_Tenant } from './reports/resolvers/Tenant.ts';
import    { Tenant as sales_Tenant } from './sales/resolvers/Tenant.ts';
import    { Tenant as employees_Tenant } from './employees/resolvers/Tenant.ts';
import    { Tenant as forms_Tenant } from './forms/resolvers/Tenant.ts';
import    { Tenant as goods_Tenant } from './goods/resolvers/Tenant.ts';
import    { Tenant as optical_Tenant } from './optical/resolvers/Tenant.ts';
import    { UpiAccount } from './tenant/resolvers/UpiAccount.ts';
import    { Variant as catalogue_Variant } from './catalogue/resolvers/Variant.ts';
import    { Variant as goods_Variant } from './goods/resolvers/Variant.ts';
import    { Variant as optical_Variant } from './optical/resolvers/Variant.ts';
import    { Viewer as keys_Viewer } from './keys/resolvers/Viewer.ts';
import    { Viewer as attendance_Viewer } from './attendance/resolvers/Viewer.ts';
import    { Viewer as commission_Viewer } from './commission/resolvers/Viewer.ts';
import    { Viewer as dashboard_Viewer } from './dashboard/resolvers/Viewer.ts';
import    { Viewer as map_Viewer } from './map/resolvers/Viewer.ts';
import    { Viewer as session_Viewer } from './session/resolvers/Viewer.ts';
import    { Viewer as notifications_Viewer } from './notifications/resolvers/Viewer.ts';
import    { Viewer as subscription_Viewer } from './subscription/resolvers/Viewer.ts';
import    { Workout } from './gym/resolvers/Workout.ts';
import    { Date } from './relay/resolvers/Date.ts';
import    { DateTime } from './relay/resolvers/DateTime.ts';
import    { Gstin } from './relay/resolvers/Gstin.ts';
import    { IdempotencyKey } from './relay/resolvers/IdempotencyKey.ts';
import    { Mobile } from './relay/resolvers/Mobile.ts';
import    { Money } from './relay/resolvers/Money.ts';
import    { Percentage } from './relay/resolvers/Percentage.ts';
import    { PhoneDigits } from './relay/resolvers/PhoneDigits.ts';
import    { Quantity } from './relay/resolvers/Quantity.ts';
import    { URL } from './relay/resolvers/URL.ts';
import    { EmailAddressResolver,HexColorCodeResolver,NonNegativeIntResolver,PositiveIntResolver } from 'graphql-scalars';
    export const resolvers: Resolvers = {
      Query: { mergedCustomer: Query_mergedCustomer,node: Query_node,nodes: Query_nodes,publicOrder: Query_publicOrder,sharedDocument: Query_sharedDocument,viewer: Query_viewer },
      Mutation: { approveLimits: Mutation_approveLimits,assignContacts: Mutation_assignContacts,assignDietPlan: Mutation_assignDietPlan,assignPieces: Mutation_assignPieces,assignWorkout: Mutation_assignWorkout,cancelGymMember: Mutation_cancelGymMember,changePin: Mutation_changePin,closeDay: Mutation_closeDay,closeMonth: Mutation_closeMonth,confirmLoginNumber: Mutation_confirmLoginNumber,confirmPermissions: Mutation_confirmPermissions,confirmPin: Mutation_confirmPin,confirmQuickBill: Mutation_confirmQuickBill,convertDocument: Mutation_convertDocument,correctAttendance: Mutation_correctAttendance,correctStock: Mutation_correctStock,correctStockByPower: Mutation_correctStockByPower,createAccountReceipt: Mutation_createAccountReceipt,createAdvance: Mutation_createAdvance,createAlteration: Mutation_createAlteration,createApiKey: Mutation_createApiKey,createAppointment: Mutation_createAppointment,createBranch: Mutation_createBranch,createCampaign: Mutation_createCampaign,createCatalogueItem: Mutation_createCatalogueItem,createCreditNote: Mutation_createCreditNote,createCustomer: Mutation_createCustomer,createCustomerNote: Mutation_createCustomerNote,createDesignOptions: Mutation_createDesignOptions,createDesignation: Mutation_createDesignation,createDietPlan: Mutation_createDietPlan,createDocument: Mutation_createDocument,createDocumentAttachment: Mutation_createDocumentAttachment,createEmployee: Mutation_createEmployee,createExpense: Mutation_createExpense,createFamilyMember: Mutation_createFamilyMember,createGarment: Mutation_createGarment,createGymMember: Mutation_createGymMember,createGymPlan: Mutation_createGymPlan,createGymResource: Mutation_createGymResource,createHandover: Mutation_createHandover,createLensPrescription: Mutation_createLensPrescription,createOneTimePin: Mutation_createOneTimePin,createOpticalProduct: Mutation_createOpticalProduct,createOrder: Mutation_createOrder,createOrderStatus: Mutation_createOrderStatus,createPattern: Mutation_createPattern,createProductPoints: Mutation_createProductPoints,createQuickBill: Mutation_createQuickBill,createStage: Mutation_createStage,createTask: Mutation_createTask,createUpiAccount: Mutation_createUpiAccount,createVariant: Mutation_createVariant,createWorkout: Mutation_createWorkout,deleteAdvance: Mutation_deleteAdvance,deleteAppointment: Mutation_deleteAppointment,deleteAttendance: Mutation_deleteAttendance,deleteBranch: Mutation_deleteBranch,deleteCampaign: Mutation_deleteCampaign,deleteCatalogueItems: Mutation_deleteCatalogueItems,deleteCustomerNote: Mutation_deleteCustomerNote,deleteDesignOption: Mutation_deleteDesignOption,deleteDesignation: Mutation_deleteDesignation,deleteDietPlan: Mutation_deleteDietPlan,deleteDocument: Mutation_deleteDocument,deleteDocumentAttachment: Mutation_deleteDocumentAttachment,deleteExpense: Mutation_deleteExpense,deleteFamilyMember: Mutation_deleteFamilyMember,deleteGarment: Mutation_deleteGarment,deleteGymMember: Mutation_deleteGymMember,deleteGymResource: Mutation_deleteGymResource,deleteLensPrescription: Mutation_deleteLensPrescription,deleteNotification: Mutation_deleteNotification,deleteOrderStatus: Mutation_deleteOrderStatus,deletePattern: Mutation_deletePattern,deleteProductPoints: Mutation_deleteProductPoints,deleteQuickBill: Mutation_deleteQuickBill,deleteStage: Mutation_deleteStage,deleteTask: Mutation_deleteTask,deleteVariant: Mutation_deleteVariant,deleteWorkout: Mutation_deleteWorkout,endOtherSessions: Mutation_endOtherSessions,endSession: Mutation_endSession,eraseCustomer: Mutation_eraseCustomer,exchangeHandover: Mutation_exchangeHandover,exportCustomerData: Mutation_exportCustomerData,finishPiece: Mutation_finishPiece,freezeGymMember: Mutation_freezeGymMember,handOverPieces: Mutation_handOverPieces,invoiceOrder: Mutation_invoiceOrder,login: Mutation_login,logout: Mutation_logout,markAttendance: Mutation_markAttendance,markGymMemberTold: Mutation_markGymMemberTold,markNotificationsRead: Mutation_markNotificationsRead,matchCatalogueImport: Mutation_matchCatalogueImport,mergeCustomers: Mutation_mergeCustomers,moveDesignation: Mutation_moveDesignation,movePieces: Mutation_movePieces,openCustomer: Mutation_openCustomer,payStatement: Mutation_payStatement,paySubscription: Mutation_paySubscription,rebuildDesignations: Mutation_rebuildDesignations,receiveDelivery: Mutation_receiveDelivery,receiveGoods: Mutation_receiveGoods,recordDoorEntries: Mutation_recordDoorEntries,recordLocations: Mutation_recordLocations,recordPayment: Mutation_recordPayment,refundDocument: Mutation_refundDocument,refundOrder: Mutation_refundOrder,registerMessaging: Mutation_registerMessaging,renewDoorCode: Mutation_renewDoorCode,renewGymMember: Mutation_renewGymMember,renewOrderLink: Mutation_renewOrderLink,reopenDay: Mutation_reopenDay,reopenMonth: Mutation_reopenMonth,reorderDesignOptions: Mutation_reorderDesignOptions,reorderStages: Mutation_reorderStages,resetPrintSettings: Mutation_resetPrintSettings,resetQrSettings: Mutation_resetQrSettings,restoreDocument: Mutation_restoreDocument,restoreNotification: Mutation_restoreNotification,restoreQuickBill: Mutation_restoreQuickBill,returnCloth: Mutation_returnCloth,revokeApiKey: Mutation_revokeApiKey,revokeOrderLink: Mutation_revokeOrderLink,revokePermissions: Mutation_revokePermissions,revokeShare: Mutation_revokeShare,runCatalogueImport: Mutation_runCatalogueImport,sellDayPass: Mutation_sellDayPass,setCloth: Mutation_setCloth,setCreditLimit: Mutation_setCreditLimit,setDailyPieces: Mutation_setDailyPieces,setDayPassPrice: Mutation_setDayPassPrice,setDoorDueLimit: Mutation_setDoorDueLimit,setOpeningDue: Mutation_setOpeningDue,setOrderStage: Mutation_setOrderStage,setOrderStatus: Mutation_setOrderStatus,setSalesTarget: Mutation_setSalesTarget,shareCampaign: Mutation_shareCampaign,shareDocument: Mutation_shareDocument,shareOrder: Mutation_shareOrder,splitCommission: Mutation_splitCommission,stopCatalogueImport: Mutation_stopCatalogueImport,transferGymMember: Mutation_transferGymMember,trashDocument: Mutation_trashDocument,trashQuickBill: Mutation_trashQuickBill,undoGoodsReceipt: Mutation_undoGoodsReceipt,undoHandOver: Mutation_undoHandOver,undoPiece: Mutation_undoPiece,undoQuickBillReceipt: Mutation_undoQuickBillReceipt,updateAppointment: Mutation_updateAppointment,updateBranch: Mutation_updateBranch,updateCampaign: Mutation_updateCampaign,updateCatalogueItem: Mutation_updateCatalogueItem,updateCatalogueStatus: Mutation_updateCatalogueStatus,updateCustomer: Mutation_updateCustomer,updateCustomerConsent: Mutation_updateCustomerConsent,updateCustomerNote: Mutation_updateCustomerNote,updateCustomerPicture: Mutation_updateCustomerPicture,updateCustomerStatus: Mutation_updateCustomerStatus,updateDesignation: Mutation_updateDesignation,updateDesigns: Mutation_updateDesigns,updateDietPlan: Mutation_updateDietPlan,updateDocument: Mutation_updateDocument,updateEmployee: Mutation_updateEmployee,updateEmployeeStatus: Mutation_updateEmployeeStatus,updateFamilyMember: Mutation_updateFamilyMember,updateGarment: Mutation_updateGarment,updateGymMember: Mutation_updateGymMember,updateGymPlan: Mutation_updateGymPlan,updateGymResource: Mutation_updateGymResource,updateLensPrescription: Mutation_updateLensPrescription,updateMarketplace: Mutation_updateMarketplace,updateOrder: Mutation_updateOrder,updateOrderStatus: Mutation_updateOrderStatus,updatePattern: Mutation_updatePattern,updatePermissions: Mutation_updatePermissions,updatePrice: Mutation_updatePrice,updatePrintSettings: Mutation_updatePrintSettings,updateProductPoints: Mutation_updateProductPoints,updateProfile: Mutation_updateProfile,updateQrSettings: Mutation_updateQrSettings,updateStage: Mutation_updateStage,updateTask: Mutation_updateTask,updateTenantSettings: Mutation_updateTenantSettings,updateUpiAccount: Mutation_updateUpiAccount,updateVariant: Mutation_updateVariant,updateWorkout: Mutation_updateWorkout,upgradeGymMember: Mutation_upgradeGymMember,verifySubscriptionPayment: Mutation_verifySubscriptionPayment },
      Subscription: { documentChanged: Subscription_documentChanged,notificationArrived: Subscription_notificationArrived },
      Alteration: Alteration,
ApiKey: ApiKey,
Appointment: Appointment,
Attendance: Attendance,
AttendanceOfDay: AttendanceOfDay,
CommissionPart: CommissionPart,
ContactCategory: ContactCategory,
CreditNote: CreditNote,
CreditNoteLine: CreditNoteLine,
Customer: { ...customers_Customer,...billing_Customer },
Dashboard: Dashboard,
Designation: Designation,
DietPlan: DietPlan,
Document: Document,
DocumentLine: DocumentLine,
DocumentShare: DocumentShare,
EarningsStatement: EarningsStatement,
Employee: { ...employees_Employee,...attendance_Employee,...commission_Employee,...map_Employee,...boutique_Employee },
EmployeeCommission: EmployeeCommission,
EmployeeDetails: EmployeeDetails,
Garment: Garment,
GymMember: GymMember,
LensPrescription: LensPrescription,
Notification: Notification,
OpticalCategory: OpticalCategory,
Order: Order,
OrderItem: OrderItem,
OrderStatus: OrderStatus,
OrderedDesign: OrderedDesign,
OrderedPattern: OrderedPattern,
Pattern: Pattern,
Payment: Payment,
Piece: Piece,
PieceAlteration: PieceAlteration,
Product: { ...catalogue_Product,...optical_Product,...goods_Product },
QuickBill: QuickBill,
Service: Service,
SharedDocument: SharedDocument,
ShopSubscription: ShopSubscription,
Stage: Stage,
StageAssignment: StageAssignment,
StagePrice: StagePrice,
StockMove: StockMove,
SubscriptionPayment: SubscriptionPayment,
Task: Task,
Tenant: { ...boutique_Tenant,...tenant_Tenant,...keys_Tenant,...calendar_Tenant,...attendance_Tenant,...gym_Tenant,...marketing_Tenant,...catalogue_Tenant,...customers_Tenant,...billing_Tenant,...reports_Tenant,...sales_Tenant,...employees_Tenant,...forms_Tenant,...goods_Tenant,...optical_Tenant },
UpiAccount: UpiAccount,
Variant: { ...catalogue_Variant,...goods_Variant,...optical_Variant },
Viewer: { ...keys_Viewer,...attendance_Viewer,...commission_Viewer,...dashboard_Viewer,...map_Viewer,...session_Viewer,...notifications_Viewer,...subscription_Viewer },
Workout: Workout,
Date: Date,
DateTime: DateTime,
Gstin: Gstin,
IdempotencyKey: IdempotencyKey,
Mobile: Mobile,
Money: Money,
Percentage: Percentage,
PhoneDigits: PhoneDigits,
Quantity: Quantity,
URL: URL,
EmailAddress: EmailAddressResolver,
HexColorCode: HexColorCodeResolver,
NonNegativeInt: NonNegativeIntResolver,
PositiveInt: PositiveIntResolver
    }