// Generated from openapi.yaml by `npm run contract`. Do not edit.
export interface paths {
    "/api/searching/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions for a keyword
         * @description Called 250 ms after typing, from 2 characters on. timestamp is Date.now(); responses are cached per keyword and only the latest is used (A119).
         */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The category menu
         * @description Not in the requirements, which have the menu's data but no call for it: our addition, so that the data is not part of every page (A122). Called when a shopper reaches for the menu. A shop without it keeps the links of its own pages.
         */
        get: operations["menu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/csrf-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A new csrf token
         * @description Not in the requirements: our addition for pages from a cache whose token is stale (A007). Called after a 403 or 419; the failed call is then repeated once. Needs no valid token itself.
         */
        get: operations["refreshCsrfToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with e-mail and password
         * @description The path is configurable (A040). Flags are sent as 0 or 1 (A042); "throttled" is behaviour of the client, not a field (A044). A refused login returns 200 or 401 with error.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/widgets/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The account widget
         * @description Who is signed in; the first state when the page prints none (A069). Assumed shape.
         */
        post: operations["widgetAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/widgets/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The cart widget
         * @description The Cart entity of the session (A069).
         */
        post: operations["widgetCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/put": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an item to the cart
         * @description "insert" of the requirements (A004). variantId alone is always valid; count is left out when 1 (A085).
         */
        post: operations["cartInsert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove items from the cart
         * @description Favoured items (createTime 0) are left out when several are removed (A088).
         */
        post: operations["cartDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/changeAmount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the number of pieces
         * @description Sent 250 ms after the last change of the field (A080).
         */
        post: operations["cartChangeAmount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/fbLogin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with Facebook
         * @description Responds like login. redirect is the page's own query parameter `return`, passed unchanged; the server validates it (A045). Offered with flag facebook_login only; the shopper grants email and public_profile, API v12.0.
         */
        post: operations["facebookLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reg/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a customer
         * @description Submit in the register context (A048). A refusal is error or errors, with 200 or 422 (A050).
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart-customer/update-customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the customer step of the checkout
         * @description Submit in the checkout (A048). For a guest, isWaitingForConfirmation opens the shipping step (A031).
         */
        post: operations["updateCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address/setBillingAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the billing address
         * @description Selects a known address by billingProfileId or stores a new one. The cart is reloaded afterwards.
         */
        post: operations["setBillingAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address/setShippingAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the shipping address
         * @description Selects a known address by addressId or stores a new one. The cart is reloaded afterwards.
         */
        post: operations["setShippingAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy-setting/setConsent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant or revoke one consent
         * @description consentCode is configuration, default `collection` (A062). The server owns any cookie behind it.
         */
        post: operations["setConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy-setting/setPanelConsent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or reject personalisation
         * @description Without a decision it counts as rejected (A063).
         */
        post: operations["setPanelConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy-setting/update-consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store all consents
         * @description The complete map, from the account page (A063).
         */
        post: operations["updateConsents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/updateSubscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to or leave the newsletter
         * @description The checkbox in the cart behind flag newsletter_subscribe_in_cart (A015). Assumed payload; e-mail only for guests.
         */
        post: operations["updateSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/addWarranty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a warranty to an article
         * @description The path is spelled by A004, the payload by A086; add and delete send the same.
         */
        post: operations["cartAddWarranty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/deleteWarranty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a warranty from an article
         * @description The path is spelled by A004, the payload by A086; add and delete send the same.
         */
        post: operations["cartDeleteWarranty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/addInsurance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an insurance to an article
         * @description The path is spelled by A004, the payload by A086; add and delete send the same.
         */
        post: operations["cartAddInsurance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/deleteInsurance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an insurance from an article
         * @description The path is spelled by A004, the payload by A086; add and delete send the same.
         */
        post: operations["cartDeleteInsurance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/addDigital": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a digital service to an article
         * @description The path is spelled by A004, the payload by A086; add and delete send the same.
         */
        post: operations["cartAddDigital"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/deleteDigital": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a digital service from an article
         * @description The path is spelled by A004, the payload by A086; add and delete send the same.
         */
        post: operations["cartDeleteDigital"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/addGuarantee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a return guarantee to an article
         * @description The path is spelled by A004, the payload by A086: the return guarantee has no bundleId; add and delete send the same.
         */
        post: operations["cartAddGuarantee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/deleteGuarantee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a return guarantee from an article
         * @description The path is spelled by A004, the payload by A086: the return guarantee has no bundleId; add and delete send the same.
         */
        post: operations["cartDeleteGuarantee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/migrate-coupons-to-allegro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the coupons to Allegro
         * @description Offered in PL when configured, never called automatically (A093).
         */
        post: operations["migrateCouponsToAllegro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/add-certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a discount code
         * @description Refused: discounts.status with flashMessages at 200, or 422 (A094).
         */
        post: operations["addCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/remove-certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a discount code
         * @description The code as listed in discounts.codes.
         */
        post: operations["removeCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-step/check-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether a step is allowed
         * @description Sets whether the cart exists, and the addresses (A028). Billing and shipping are accepted for primary and shipping.
         */
        post: operations["checkStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-step/next-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Continue to the next step
         * @description Assumed payload. Flash messages keep the shopper on the step; status error with link leaves the page (A033). The step that orders carries idempotencyKey, our addition: the same key never makes a second order.
         */
        post: operations["nextStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/load-cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cart with delivery and payment
         * @description Used by the step check and later refreshes (A032).
         */
        get: operations["loadCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/load-purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The purchase after a step
         * @description After every successful next step (A032): cart data before the order, the purchase after it.
         */
        get: operations["loadPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/set-invoice-note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A note on the invoice
         * @description "invoice note" of the requirements (A010).
         */
        post: operations["setInvoiceNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/select-delivery-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the delivery method
         * @description PUT when a method of that delivery is selected already (A098).
         */
        put: operations["changeDeliveryMethod"];
        /**
         * Select the first delivery method
         * @description POST for the first selection of a delivery (A098). Failures show status.flashMessages.
         */
        post: operations["selectDeliveryMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/check-delivery-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a delivery method is available
         * @description Assumed query and response.
         */
        get: operations["checkDeliveryMethod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/clean-selected-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deselect the delivery method
         * @description "deselect delivery" (A010).
         */
        post: operations["cleanSelectedDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/select-delivery-insurance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Insure a delivery
         * @description "delivery insurance" (A010). Assumed payload.
         */
        post: operations["selectDeliveryInsurance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/select-campaign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Select or deselect the campaign of the info bar
         * @description "campaign": the id of campaignBar (A103). Assumed: selected false takes it back; without it the campaign is chosen.
         */
        post: operations["selectCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/delivery-strategy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Select how parcels are grouped
         * @description Delivery selections are reset afterwards. Without strategy it selects nothing and returns the current state. Assumed payload.
         */
        post: operations["deliveryStrategy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/customer-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Earlier deliveries of the customer
         * @description Keyed by deliveryId. POST because the list of delivery calls begins with POST (A003).
         */
        post: operations["customerHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/geo-suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places for a text
         * @description Assumed query and response.
         */
        get: operations["geoSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/branches-basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All pickup branches, without details
         * @description For the map and the list. Assumed query and response.
         */
        get: operations["branchesBasic"];
        put?: never;
        /**
         * Pickup branches around a place
         * @description "post-branches" of the requirements on its default path (A010). The distance is in km (A101). Assumed payload.
         */
        post: operations["postBranches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/branches-confirm-availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether branches are still available
         * @description Assumed query and response.
         */
        get: operations["branchesConfirmAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/branch-detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One pickup branch
         * @description Assumed query and response.
         */
        get: operations["branchDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/auto-complete-branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pickup branches for a text
         * @description Assumed query and response.
         */
        get: operations["autoCompleteBranches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/order-consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The checkboxes of the order
         * @description Shown only when the matching isAllowed… is true, never preselected (A049).
         */
        post: operations["orderConsents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/order-consent-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The free texts of the order's consents
         * @description A049. Texts by consent code; assumed payload.
         */
        post: operations["orderConsentNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Submit consents by query
         * @description "GET consents submit with query": the query contains the form fields (A049). A GET that changes state; it must never be cached.
         */
        get: operations["consents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/select-billing-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Select a payment
         * @description "select payment" (A010), with the payload of requirements, section 3.
         */
        post: operations["selectBillingMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-api/clean-selected-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deselect the payment
         * @description "deselect payment" (A010).
         */
        post: operations["cleanSelectedPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-gtm/check-gtm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Data for the tag manager
         * @description Assumed response.
         */
        get: operations["checkGtm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirmation/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The purchase for the thank-you page
         * @description Used only where the confirmation placeholder is (A036).
         */
        get: operations["confirmationLoad"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirmation/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A token for a purchase
         * @description A036.
         */
        get: operations["confirmationToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-pfc/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Financing methods of the cart
         * @description Polled every 2000 ms until status is ok (A111); the methods of financing have their variants and the application.
         */
        get: operations["financingLoad"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-pfc/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Terms of the selected financing
         * @description Returns billingMethods; the request has the selected method's data (A113).
         */
        post: operations["financingTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-pfc/enrich": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the shopper's data to the financing
         * @description Returns billingMethods; the request has the selected method's data (A113).
         */
        post: operations["financingEnrich"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-pfc/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the one-time code again
         * @description "resend one-time code": no body, so no cartId either (A010).
         */
        post: operations["financingOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart.cart-pfc/get-revolving-offer-detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Details of the revolving offer
         * @description Assumed query and response.
         */
        get: operations["revolvingOfferDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finance-offer/financial-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Financing offers for a product
         * @description Calculator of the product page (A113). Assumed query and response.
         */
        get: operations["financialOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financing/billing-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Methods of the calculator
         * @description A113. Assumed query and response.
         */
        get: operations["financingBillingMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financing/installment-variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Available numbers of instalments
         * @description A113. Assumed query and response.
         */
        get: operations["installmentVariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/financing/installment-variant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One number of instalments
         * @description A113. Assumed query and response.
         */
        get: operations["installmentVariant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlist/addItem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add to a wishlist
         * @description With newWishlistName a list is created first.
         */
        put: operations["wishlistAddItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlist/getItems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Items of a wishlist
         * @description Reads, although the verb is DELETE: the requirements define it so, and the page may switch it to GET. Carries no item ids (A126).
         */
        delete: operations["wishlistGetItems"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlist/deleteItem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove from a wishlist
         * @description The ids are in the query (A126).
         */
        delete: operations["wishlistDeleteItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlist/findAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All wishlists
         * @description With the items of the main list, newest five for the flyout (A128).
         */
        get: operations["wishlistFindAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlist/save-wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or rename a wishlist
         * @description The shopper is then redirected to the list's page. Assumed payload and response.
         */
        post: operations["wishlistSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlist/remove-wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a wishlist
         * @description The shopper is then redirected to the overview.
         */
        post: operations["wishlistRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlist/share-wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a wishlist by a link, or stop
         * @description Not in the requirements. Only called where lists carry shareUrl. The link must not be guessable; it works until sharing stops, and sharing again makes another one. Repeating a call changes nothing.
         */
        post: operations["wishlistShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digitalContent/createCustomerApiKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the customer's key at a content provider
         * @description Assumed payload and response. 409 where the customer has one, which is not shown again.
         */
        post: operations["createCustomerApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digitalContent/updateCustomerApiKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the customer's key
         * @description Assumed payload and response. The present key stops working. Without `apiKey` it is the customer's of this product: a key is shown once, and not known to the page later.
         */
        post: operations["updateCustomerApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digitalContent/getProductLicenseKeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Licence keys of an order
         * @description Assumed query and response.
         */
        get: operations["getProductLicenseKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tracking/getPickupCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Code for picking up a parcel
         * @description Assumed query and response.
         */
        get: operations["getPickupCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/getProductsAvailability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Availability of products
         * @description Assumed query and response.
         */
        get: operations["getProductsAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/find-variants-by-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Variants by id
         * @description The base is configurable (A151). Assumed response.
         */
        get: operations["findVariantsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/find-variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Variants of products
         * @description The base is configurable (A151). Assumed response.
         */
        get: operations["findVariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/recommended-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products recommended with a product
         * @description The base is configurable (A151). Assumed response.
         */
        get: operations["recommendedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/similar-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products similar to a product
         * @description The base is configurable (A151). Assumed response.
         */
        get: operations["similarProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recently-viewed/retrieve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recently viewed products
         * @description Ids, newest first; the base is configurable (A151). Assumed response.
         */
        get: operations["recentlyViewed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recently-viewed/find-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products for recently viewed ids
         * @description The base is configurable (A151). Assumed response.
         */
        get: operations["recentlyViewedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/getProductReviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of a product
         * @description One page; "show more" while total is larger than what is shown (A121). Assumed query and response. A shop that cannot sort leaves out `sorts`, one that cannot filter `histogram`; then the client does not send `sort` or `rating`.
         */
        get: operations["getProductReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/createReview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a review
         * @description Signed-in customers only (A140).
         */
        post: operations["createReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/updateReview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update a review
         * @description Signed-in customers only (A140).
         */
        post: operations["updateReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shopContent/findByTitle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A shop content by its title
         * @description For example vip-welcome-modal and head-links (A115). Cached by title and hash; without a hash there is no cache (A114).
         */
        get: operations["findContentByTitle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bnr/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners of a page
         * @description A failed load is ignored.
         */
        get: operations["bannerData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{sourceUrl}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Content of a modal
         * @description The caller provides the URL; modal=1 is added to its query (A132). Same origin only, unless the page's configuration allows more; scripts in it never run (A021).
         */
        get: operations["modalSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirm that adult content may be shown
         * @description Requests the current page: its path and query stay, its hash is removed, do and confirm are added (A008). The server sets the cookie allowAdult (A066).
         */
        get: operations["confirmAdultContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vip/save-modal-viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Store that the VIP welcome modal was shown
         * @description Resolved against the origin's root (A008). A failure is only logged.
         */
        get: operations["saveVipModalViewed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-conditions/uncleared-legals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Legal conditions that the customer has not approved
         * @description The base is configured; without it the feature is off (A064). A failure or timeout shows no modal (A065). Assumed response.
         */
        get: operations["unclearedLegals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-conditions/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve legal conditions
         * @description Each one separately; status false keeps the modal open (A065).
         */
        post: operations["approveLegal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-conditions/deactivate-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the account instead of approving
         * @description Requires confirmation (A065).
         */
        post: operations["deactivateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gtm/event/impression": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Track viewed products
         * @description Carries the token header of the configuration, gtm.tokenHeader and gtm.token, default X-Auth-Token; no csrf header to another origin (A143). A failure is only logged.
         */
        post: operations["trackImpression"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/xsell/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Track the purchase of a recommended product
         * @description One request per purchased product that has a stored click of the last 30 days; only after consent (A150).
         */
        post: operations["trackCrossSell"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/behaviour/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A behaviour event in the query
         * @description base64url of JSON, up to 2000 characters of URL; off until the page configures its URL (A149).
         */
        get: operations["trackEvent"];
        put?: never;
        /**
         * A behaviour event in the body
         * @description For longer events, and by sendBeacon when the page is left (A149).
         */
        post: operations["postTrackEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/behaviour/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An error of the measurement itself
         * @description A149.
         */
        get: operations["trackLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An identifier. Always a string: some exceed 2^53 and must never become a number. */
        Id: string;
        /** @description Id of one change by the shopper. A repeated request with a known id changes nothing and returns the current cart (ADR 006). */
        IntentId: string;
        /** @description An identifier that older shops send as a number; -1 (or "-1") has a special meaning (A072). */
        LooseId: string | number;
        /** @description Numeric id of a marketplace partner. */
        PartnerId: number;
        /** @description An amount in the currency of the shop's country, VAT included unless the field's description states otherwise. */
        Money: number;
        /** @description ISO 8601 date or date and time. */
        DateText: string;
        /** @description If from equals to, one date is shown (A090). */
        DateRange: {
            /** @description ISO 8601. */
            from: string | null;
            /** @description ISO 8601; equal to from for a single day. */
            to: string | null;
        };
        /**
         * @description Text key txt_availability_<key>; an unknown key is shown as `unknown` (A136).
         * @example stock
         * @example partner_stock
         * @example mall_stock
         * @example central_stock
         * @example on_demand
         * @example marketplace_on_demand
         * @example sold_out
         * @example unavailable
         * @example soon
         * @example unknown
         * @example not_sold_separately
         * @example digital_content
         * @example supplier
         */
        AvailabilityKey: string;
        /** @enum {integer} */
        Flag01: 0 | 1;
        Phone: {
            /**
             * @description Country prefix with plus sign.
             * @example +386
             */
            prefix: string;
            /** @description National number without the prefix. */
            number: string;
        };
        /** @description Without type: danger; without cat: cart (A094). */
        FlashMessage: {
            /** @description May contain simple HTML; sanitised before it is shown (A021). */
            message: string;
            /** @enum {string} */
            type?: "danger" | "success" | "warning" | "info" | "default" | "notice";
            /** @enum {string} */
            cat?: "cart" | "form";
        };
        /** @description Plain texts or messages (A094). */
        FlashMessages: (string | components["schemas"]["FlashMessage"])[];
        /** @description The outcome of a request. */
        Status: {
            /** @description ok, error, or a value of the operation. */
            status?: string | boolean;
            /** @description Text for the shopper; may contain simple HTML. */
            message?: string;
            flashMessages?: components["schemas"]["FlashMessages"];
            /** @description With status error: the page to redirect to (A033). */
            link?: string | null;
        };
        /** @description Text, or an object with a title. */
        ErrorValue: string | {
            title?: string;
            message?: string;
            code?: string;
        };
        /** @description A list of errors, a map from field name to error(s), or one text (A050). */
        ErrorValues: string | components["schemas"]["ErrorValue"][] | {
            [key: string]: components["schemas"]["ErrorValue"] | components["schemas"]["ErrorValue"][];
        };
        /** @description Every failed response. At least one of error, errors, message, describedBy and status explains the error; error wins over errors (A050). */
        Error: {
            error?: components["schemas"]["ErrorValue"];
            errors?: components["schemas"]["ErrorValues"];
            /** @description Text for the shopper. */
            message?: string;
            /** @description Wishlist operations: text for the shopper (A129). */
            describedBy?: string;
            status?: (string | boolean | number) | components["schemas"]["Status"];
            /** @description With 403 and 419: a new token, which saves a round trip (optional). */
            csrfToken?: string;
            /** @description The page to redirect the shopper to (optional). */
            redirectUrl?: string | null;
            /** @description With 409: the current cart. */
            cart?: components["schemas"]["Cart"];
        } & (unknown | unknown | unknown | unknown | unknown);
        StatusAnswer: {
            /** @description True when done. */
            status: boolean | string;
            message?: string;
        };
        /** @description true, 1, "1" and "true" mean granted, anything else not; an object is unwrapped (A061). */
        ConsentValue: (boolean | number | string) | {
            value?: boolean | number | string;
            granted?: boolean | number | string;
        };
        /** @description vip_modal_consent (A056) and collection (A062) are added to the six of requirements, section 3. */
        Consents: {
            emailNl?: components["schemas"]["ConsentValue"];
            register?: components["schemas"]["ConsentValue"];
            marketing_1p?: components["schemas"]["ConsentValue"];
            marketing_3p?: components["schemas"]["ConsentValue"];
            personal_data_3p?: components["schemas"]["ConsentValue"];
            product_reviews?: components["schemas"]["ConsentValue"];
            vip_modal_consent?: components["schemas"]["ConsentValue"];
            collection?: components["schemas"]["ConsentValue"];
        } & {
            [key: string]: components["schemas"]["ConsentValue"];
        };
        LoyaltyClub: {
            /** @description Whether the shopper is a member, or when they became one. */
            register?: boolean | string | null;
            data?: {
                /** @description vip_program or vip_plus_program (A055). */
                programme?: string;
                /** @description silver or gold; display only (A055). */
                level?: string;
            } | null;
            trialUsed?: boolean;
            isTrial?: boolean;
        };
        Customer: {
            id: components["schemas"]["Id"];
            firstname: string | null;
            lastname: string | null;
            /** @description regular, vip, vip_program or vip_plus_program (A055). */
            vipType?: string | null;
            hasFilledAddress?: boolean;
            consentChanged?: boolean;
            loyaltyClub?: components["schemas"]["LoyaltyClub"] | null;
            consents?: components["schemas"]["Consents"];
        };
        /** @description Assumed shape (A069). isAuthInProgress of requirements, section 3 is a state of the client and never sent. */
        Account: {
            customer: components["schemas"]["Customer"] | null;
            isAuth: boolean;
            /** @description Logged in when isAuth or isLogged. */
            isLogged: boolean;
            /** @description A guest whose data are known: may continue to shipping (A031). */
            isWaitingForConfirmation: boolean;
            consents?: components["schemas"]["Consents"];
            loyaltyClub?: components["schemas"]["LoyaltyClub"] | null;
            mainWishlistId?: components["schemas"]["Id"] | null;
            addresses?: components["schemas"]["AccountAddresses"];
            /** @description Last message of a login (A053). */
            status?: string | null;
            /** @description Panel that the page requests to open: login, dashboard or null (A053). */
            display?: string | null;
            /** @description The session's token, for cached pages. */
            csrfToken?: string;
        };
        AccountAddresses: {
            confirmed?: boolean | null;
            types?: {
                billing?: components["schemas"]["Address"][];
                shipping?: components["schemas"]["Address"][];
            };
            selected?: components["schemas"]["Address"] | null;
            editing?: components["schemas"]["Address"] | null;
            /** @description Addresses by deliveryId. */
            deliveries?: {
                [key: string]: components["schemas"]["Address"];
            };
        };
        AddressFields: {
            firstname?: string | null;
            lastname?: string | null;
            /** @description Street and house number. */
            street?: string | null;
            city?: string | null;
            zip?: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country?: string | null;
            email?: string | null;
            phone?: components["schemas"]["Phone"] | null;
            /** @description Company name or business area (A071). */
            businessArea?: string | null;
            /** @description Not in HR. */
            companyId?: string | null;
            companyTaxId?: string | null;
        };
        Address: components["schemas"]["AddressFields"] & {
            /** @description Billing addresses. -1: not editable, but can be selected (A072). */
            billingProfileId?: components["schemas"]["LooseId"];
            /** @description Shipping addresses. */
            addressId?: components["schemas"]["LooseId"];
            selected?: boolean;
            lat?: number | null;
            lng?: number | null;
        };
        /** @description A new address has neither id; an id alone selects a known one. */
        AddressInput: {
            billingProfileId?: components["schemas"]["LooseId"];
            addressId?: components["schemas"]["LooseId"];
            selected?: boolean;
            firstname?: string;
            lastname?: string;
            street?: string;
            city?: string;
            zip?: string;
            country?: string;
            email?: string;
            phone?: components["schemas"]["Phone"];
            businessArea?: string;
            companyId?: string;
            companyTaxId?: string;
            /** @description Fields whose value the shopper has confirmed after a warning (city stands for the pair of post code and town). Optional on the shop's side (A157); a shop without it refuses such values as before. */
            confirmed?: ("city" | "companyId" | "companyTaxId")[];
        };
        LoginAnswer: {
            customer?: components["schemas"]["Customer"] | null;
            isAuth?: boolean;
            isLogged?: boolean;
            isWaitingForConfirmation?: boolean;
            consents?: components["schemas"]["Consents"];
            /** @description Followed after success and after failure. */
            redirectUrl?: string | null;
            /** @description External single sign-on: the browser is redirected at once; https only (A043). */
            wso2LoginUrl?: string | null;
            /** @description Its title is stored and shown above the form (A046). */
            error?: components["schemas"]["ErrorValue"];
            /** @description Status message; may contain simple HTML. */
            message?: string;
            /** @description A login renews the session: the new token. */
            csrfToken?: string;
        } & (unknown | unknown | unknown | unknown | unknown);
        /** @description A 200 with error or errors is a rejection (A050). */
        SubmitAnswer: {
            error?: components["schemas"]["ErrorValue"];
            errors?: components["schemas"]["ErrorValues"];
            customer?: components["schemas"]["Customer"] | null;
            isAuth?: boolean;
            isLogged?: boolean;
            /** @description Opens the shipping step for a guest (A031). */
            isWaitingForConfirmation?: boolean;
            redirectUrl?: string | null;
            status?: (string | boolean) | components["schemas"]["Status"];
            csrfToken?: string;
        };
        /** @description The form's fields; a shop may have more. */
        CustomerData: {
            firstname?: string;
            lastname?: string;
            email?: string;
            /** @description Registration only; at least 8 characters (A076). */
            password?: string;
            phone?: components["schemas"]["Phone"];
            billing?: components["schemas"]["AddressInput"];
            shipping?: components["schemas"]["AddressInput"];
            isCompany?: boolean;
            consents?: components["schemas"]["Consents"];
            /** @description When set, the smart trial link is opened after success (A052). */
            activateSmart?: boolean | number;
            note?: string;
        };
        Cart: {
            cartId: components["schemas"]["Id"] | null;
            exists: boolean;
            articles: components["schemas"]["Article"][];
            /** @description Number of pieces in the cart. */
            pieces: number;
            /** @description Goods only (A089). */
            price: {
                total: components["schemas"]["Money"];
                /** @description Without VAT. */
                base: components["schemas"]["Money"];
                vat: components["schemas"]["Money"];
            };
            discounts?: components["schemas"]["Discounts"];
            /** @description The whole order with delivery and payment (A089). */
            total: {
                total: components["schemas"]["Money"];
                totalNoVat: components["schemas"]["Money"];
            };
            deliveries?: components["schemas"]["Delivery"][];
            selectedPayment?: components["schemas"]["SelectedPayment"] | null;
            /** @description By numeric id. */
            marketplacePartners?: {
                [key: string]: {
                    title: string;
                    url?: string | null;
                };
            };
            /** @description By delivery method name (A090); cartItemsIds are strings like every cartItemId. */
            previewDeliveries?: {
                [key: string]: {
                    cartItemsIds: components["schemas"]["Id"][];
                    earliestDate?: components["schemas"]["DateRange"] | null;
                };
            };
            /** @description Optional. The lowest price of the deliveries that are not chosen yet, on top of total; collecting in the shop's own stores does not count. Null: all are chosen, or nothing is delivered. Shown in the basket, from 0 on. */
            deliveryFrom?: number | null;
            /** @description Optional. What each seller's goods still lack for free delivery; shown above them in the basket. */
            freeDelivery?: {
                /** @description Null for the shop itself. */
                partnerId?: components["schemas"]["Id"] | null;
                /** @description Value of the goods from which on delivery is free. */
                from: components["schemas"]["Money"];
                /** @description What is missing; 0 when it is free, by the goods, a code or the customer's club. */
                remains: components["schemas"]["Money"];
            }[];
            /** @description primary = billing address (A028). */
            addresses?: {
                primary?: components["schemas"]["Address"] | null;
                shipping?: components["schemas"]["Address"] | null;
            };
            hasDigitalContent?: boolean;
            /** @description Followed after adding an item (A038). */
            redirectUrl?: string | null;
            /** @description Target of "continue shopping" (A039). */
            urlBack?: string | null;
            /** @description By media id (A039). */
            cartMedia?: {
                [key: string]: {
                    url?: string;
                    title?: string;
                };
            };
            /** @description Reserved stock (A092). */
            reservation?: {
                start: components["schemas"]["DateText"];
                /** @description Default 20. */
                minutes?: number;
            } | null;
            status?: components["schemas"]["Status"];
        };
        Discounts: {
            messages?: components["schemas"]["FlashMessages"];
            codes?: (string | {
                code: string;
                title?: string;
                value?: components["schemas"]["Money"];
            })[];
            value?: components["schemas"]["Money"];
            status?: components["schemas"]["Status"] | null;
        };
        Article: {
            articleId: components["schemas"]["Id"];
            variantId?: components["schemas"]["Id"] | null;
            cartItemId: components["schemas"]["Id"];
            bonusSetId?: components["schemas"]["Id"] | null;
            count: number;
            bundleId?: components["schemas"]["Id"] | null;
            mainArticleId?: components["schemas"]["Id"] | null;
            /** @description Null: sold by the shop itself. */
            marketplacePartnerId?: components["schemas"]["PartnerId"] | null;
            /** @description esd or digital mark a digital article (A091). */
            materialType?: string | null;
            /** @description Seconds since the epoch; 0 marks a favoured, saved item (A088). */
            createTime?: number;
            availability?: {
                /** @description Stock; missing or null counts as 1. */
                inStock?: number | null;
                availabilityKey?: components["schemas"]["AvailabilityKey"];
            };
            /** @description Other attributes of the article; for a bonus set its contents. */
            variants?: components["schemas"]["ArticleVariant"][];
            bundles?: components["schemas"]["Bundle"][];
            /** @description Price of one piece. */
            price: {
                actual: components["schemas"]["Money"];
                type?: string | null;
            };
            /**
             * @description Kind; gifts are excluded from totals (A091).
             * @enum {string}
             */
            type: "bonus_set" | "esd" | "gift" | "variant";
            title: string;
            url?: string | null;
            mainMediaId?: components["schemas"]["Id"] | null;
            isAdultOnly?: boolean;
            params?: components["schemas"]["Param"][];
        };
        ArticleVariant: {
            variantId: components["schemas"]["Id"];
            title?: string;
            params?: components["schemas"]["Param"][];
            availability?: {
                inStock?: number | null;
            };
        };
        Param: {
            /** @description COLOR is shown as a swatch (A138). */
            key: string;
            title?: string;
            value: string | number | null;
            measure?: string | null;
            /** @description A colour; validated before use. */
            css?: string | null;
        };
        /** @description A service that can be bought with an article. */
        Bundle: {
            id: components["schemas"]["Id"];
            title: string;
            /** @enum {string} */
            type: "return_guarantee" | "insurance" | "warranty" | "digital";
            active: boolean;
            actual_price: components["schemas"]["Money"];
        };
        /** @description articleId plus variantId, or articleId plus id for digital items; variantId alone is always valid (A085). */
        CartItemInput: {
            variantId?: components["schemas"]["Id"];
            articleId?: components["schemas"]["Id"];
            /** @description Digital items. */
            id?: components["schemas"]["Id"];
            /** @description Left out when 1. */
            count?: number;
            cartId?: components["schemas"]["Id"];
            intentId?: components["schemas"]["IntentId"];
        } & (unknown | unknown);
        /** @description A086. */
        CartServiceInput: {
            bundleId: components["schemas"]["Id"];
            /** @description The cartItemId. */
            id: components["schemas"]["Id"];
            cartId?: components["schemas"]["Id"];
            intentId?: components["schemas"]["IntentId"];
        };
        CertificateInput: {
            code: string;
            cartId?: components["schemas"]["Id"];
        };
        /** @description Only the cart. */
        CartOnlyInput: {
            cartId?: components["schemas"]["Id"];
        };
        SuggestResponse: {
            products: components["schemas"]["SuggestProduct"][];
            items: components["schemas"]["SuggestItem"][];
        };
        SuggestProduct: {
            urlKey: string;
            titleFull?: string;
            title: string;
            mediaId?: components["schemas"]["Id"] | null;
            isAdultOnly?: boolean;
            availabilityKey?: components["schemas"]["AvailabilityKey"];
            ranking?: number | null;
            price: {
                current: components["schemas"]["Money"];
            };
        };
        SuggestItem: {
            /**
             * @description category, brand, partner; any other type leads to the search page (A120).
             * @example category
             * @example brand
             * @example partner
             */
            type: string;
            /** @description Categories: sent as c[] to the search page. */
            id?: components["schemas"]["Id"] | null;
            urlKey?: string | null;
            /** @description Preferred to urlKey when set (A120). */
            absoluteUrl?: string | null;
            title: string;
            titleFull?: string | null;
            partnerId?: components["schemas"]["PartnerId"] | null;
            /** @description The text to search for if the item has no page of its own. */
            suggest?: string | null;
        };
        CsrfToken: {
            csrfToken: string;
        };
        LoginInput: {
            username: string;
            password: string;
            isCheckout?: components["schemas"]["Flag01"];
            isWidget?: components["schemas"]["Flag01"];
            cartId?: components["schemas"]["Id"];
        };
        FacebookLoginInput: {
            token: string;
            userId: components["schemas"]["Id"];
            isCheckout?: components["schemas"]["Flag01"];
            isRegistration?: components["schemas"]["Flag01"];
            isFacebook?: components["schemas"]["Flag01"];
            loyaltyProgramChecked?: components["schemas"]["Flag01"];
            redirect?: string;
            cartId?: components["schemas"]["Id"];
        };
        SubmitInput: {
            data: components["schemas"]["CustomerData"];
            cartId?: components["schemas"]["Id"];
        };
        SetAddressInput: {
            data: components["schemas"]["AddressInput"];
        };
        SetAddressAnswer: {
            addressChanged: boolean;
            /** @description As stored, with its id. */
            address?: components["schemas"]["Address"];
            errors?: components["schemas"]["ErrorValues"];
        };
        ConsentAnswer: {
            status: boolean | string;
            consents?: components["schemas"]["Consents"];
        };
        /** @description A086. */
        CartGuaranteeInput: {
            /** @description The cartItemId. */
            id: components["schemas"]["Id"];
            cartId?: components["schemas"]["Id"];
            intentId?: components["schemas"]["IntentId"];
        };
        CheckStepAnswer: {
            cart: {
                exists: boolean;
                /** @description Number of items, or the items. */
                items: number | components["schemas"]["Article"][];
            };
            customer: {
                address: {
                    primary?: components["schemas"]["Address"] | null;
                    billing?: components["schemas"]["Address"] | null;
                    shipping?: components["schemas"]["Address"] | null;
                } | null;
            };
            status?: components["schemas"]["Status"];
        };
        /** @description Without step the shopper stays on the current one. */
        NextStepAnswer: {
            /** @description The new step. */
            step?: components["schemas"]["StepName"];
            status: components["schemas"]["Status"];
        };
        /** @description The requirements' spellings of the ids are kept (A127). */
        Wishlist: {
            /** @description By wishListItemId. */
            items: {
                [key: string]: components["schemas"]["WishlistItem"];
            };
            pieces: number;
            mainWishListId?: components["schemas"]["Id"] | null;
            allWishlists?: {
                wishlistId: components["schemas"]["Id"];
                name: string;
                isMain?: boolean;
                pieces?: number;
                /** @description Not in the requirements. The page that shows this list to everybody who has the link; null while it is not shared. Left out by a shop without such pages: links to the articles are shared instead. */
                shareUrl?: string | null;
            }[];
            error?: string | null;
            message?: string | null;
        };
        WishlistItem: {
            wishListItemId: components["schemas"]["Id"];
            variantId: components["schemas"]["Id"];
            title?: string;
            urlKey?: string | null;
            mediaId?: components["schemas"]["Id"] | null;
            /** @description Seconds since the epoch, or ISO 8601 (A128). */
            createdTs: number | string;
            amount?: number;
            price?: {
                current: components["schemas"]["Money"];
                /** @description Not in the requirements: the price before a reduction. */
                original?: number | null;
            };
            availabilityKey?: components["schemas"]["AvailabilityKey"];
            isAdultOnly?: boolean;
        };
        Product: {
            variantId: components["schemas"]["Id"];
            productId?: components["schemas"]["Id"];
            title: string;
            titleFull?: string | null;
            urlKey: string;
            mediaId?: components["schemas"]["Id"] | null;
            isAdultOnly?: boolean;
            availabilityKey?: components["schemas"]["AvailabilityKey"];
            price: {
                current: components["schemas"]["Money"];
                original?: number | null;
            };
            rating?: number | null;
            reviewCount?: number;
            partner?: components["schemas"]["PartnerLabel"] | null;
        };
        Products: {
            products: components["schemas"]["Product"][];
        };
        Variants: {
            variants: components["schemas"]["Product"][];
        };
        PartnerLabel: {
            partnerTitle: string;
            partnerUrl?: string | null;
            /** @description Default "Partner:". */
            partnerPrefix?: string | null;
            gaEventCategory?: string | null;
        };
        Review: {
            reviewId: components["schemas"]["Id"];
            productId?: components["schemas"]["Id"];
            rating: number;
            title?: string | null;
            text?: string | null;
            pros?: string[];
            cons?: string[];
            author?: string | null;
            createdAt?: components["schemas"]["DateText"];
            isApproved?: boolean;
            /** @description The author has bought the product. */
            isVerified?: boolean;
            /** @description Media ids of the author's photos. */
            photos?: string[];
        };
        /** @enum {string} */
        ReviewSort: "newest" | "best" | "worst";
        ShopContent: {
            title?: string;
            /** @description HTML. */
            body: string;
            hash?: string | null;
        };
        HeaderBanner: {
            id: components["schemas"]["Id"];
            /** @description Optional; the text of the strip. */
            title?: string | null;
            backgroundColor?: string | null;
            textColor?: string | null;
            backgroundRepeat?: string | null;
            url?: string | null;
            mediaId?: components["schemas"]["Id"] | null;
            mobileMediaId?: components["schemas"]["Id"] | null;
            gaTag?: string | null;
        };
        PageBanner: {
            id: components["schemas"]["Id"];
            url?: string | null;
            mediaId?: components["schemas"]["Id"] | null;
            mobileMediaId?: components["schemas"]["Id"] | null;
            title?: string | null;
            text?: string | null;
        };
        BannerData: {
            pageId?: components["schemas"]["Id"] | null;
            pageBanners?: components["schemas"]["PageBanner"][];
            backgroundBanner?: components["schemas"]["PageBanner"] | null;
            headerBanner?: components["schemas"]["HeaderBanner"] | null;
            infoBanner?: components["schemas"]["PageBanner"] | null;
            upperRightCornerBanner?: components["schemas"]["PageBanner"] | null;
            floatingBanners?: components["schemas"]["PageBanner"][];
        };
        Legal: {
            legal_id: components["schemas"]["LooseId"];
            /** @description HTML. */
            text: string;
        };
        MenuResponse: {
            items: components["schemas"]["MenuItem"][];
        };
        MenuItem: {
            id: components["schemas"]["Id"];
            name: string;
            title?: string | null;
            url?: string | null;
            label?: string | null;
            image?: {
                imageId?: components["schemas"]["Id"];
            } | null;
            children?: components["schemas"]["MenuItem"][];
            customData?: components["schemas"]["MenuCustomData"] | null;
            banners?: components["schemas"]["MenuBanner"][] | {
                banners?: components["schemas"]["MenuBanner"][];
                brandBanners?: components["schemas"]["MenuBanner"][];
            };
            /** @description Beside or inside banners (A124). */
            brandBanners?: components["schemas"]["MenuBanner"][];
        };
        /** @description Read leniently (A123). */
        MenuCustomData: {
            height?: number | string | null;
            width?: number | string | null;
            extraPixelsForContent?: number | string | null;
            addToHeightCalculation?: boolean | number | string | null;
            hideOtherCategories?: boolean | number | string | null;
            notImportantItem?: boolean | number | string | null;
        };
        MenuBanner: {
            pageId?: components["schemas"]["Id"] | null;
            /** @enum {string} */
            type?: "half" | "full";
            bannerId: components["schemas"]["Id"];
            mediaId?: components["schemas"]["Id"] | null;
            title?: string | null;
            url?: string | null;
        };
        /** @description Page data (A132). */
        Modal: {
            name: string;
            title?: string | null;
            closable?: boolean;
            /** @enum {string} */
            size?: "sm" | "md" | "lg" | "xl";
            sourceUrl?: string | null;
            externalSource?: boolean;
            clearOnClose?: boolean;
        };
        /** @description Page data: the configuration (A018). */
        AlternativePriceConfig: {
            validFrom?: components["schemas"]["DateText"] | null;
            validTo?: components["schemas"]["DateText"] | null;
            currency: string;
            decimals: number;
            exchangeRate: number;
        };
        Delivery: {
            deliveryId: components["schemas"]["Id"];
            /** @description Shown after "Dostavlja" (A137). */
            deliveredBy?: string | null;
            isMarketplace?: boolean;
            /** @description Sent by e-mail: there is nothing to select. */
            isDigital?: boolean;
            /** @description The items in it. */
            cartItemsIds?: components["schemas"]["Id"][];
            /** @description Changed by select-delivery-insurance; missing if not offered. */
            insurance?: {
                selected: boolean;
                price: components["schemas"]["Money"];
            };
            /** @description Amount missing for free delivery; null if not offered. */
            marketplaceFreeDeliveryRemains?: number | null;
            address?: {
                shipping?: {
                    lat?: number | null;
                    lng?: number | null;
                } | null;
            };
            /** @description By method name: expressDelivery, postDelivery, pupDelivery, preferredPupDelivery, standardDelivery, privilegedPupDelivery, outlet. */
            deliveryMethods: {
                [key: string]: components["schemas"]["DeliveryMethod"];
            };
            /** @description In display order, which billingMethods, an object, cannot keep. */
            payments?: components["schemas"]["DeliveryPayment"][];
        };
        /** @enum {string} */
        DeliveryMethodName: "expressDelivery" | "postDelivery" | "pupDelivery" | "preferredPupDelivery" | "standardDelivery" | "privilegedPupDelivery" | "outlet";
        DeliveryMethod: {
            available: boolean;
            selected: boolean;
            lowestPrice?: number | null;
            earliestDate?: components["schemas"]["DateRange"] | null;
            availablePupTransports?: {
                id: components["schemas"]["Id"];
                icon?: string | null;
            }[];
            branch?: components["schemas"]["Branch"] | null;
            /** @description Shown unchanged, behind the flag pup_time_window (A099). */
            timeWindows?: components["schemas"]["TimeWindow"][];
            /** @description The selected window of the selected method. */
            timeWindowId?: components["schemas"]["Id"] | null;
            /** @description Without a window the shop refuses the order. Default false. Optional on the shop's side. */
            timeWindowRequired?: boolean;
            /** @description How long the selected window is held for this cart, with its time zone. Optional on the shop's side. */
            timeWindowHeldUntil?: components["schemas"]["DateText"] | null;
            /** @description Price of the selected method with its options, a time window among them. */
            price?: number | null;
        };
        /** @description In the shop's local time, whose zone is ignored; without times it is the whole day. */
        TimeWindow: {
            id: components["schemas"]["Id"];
            from: components["schemas"]["DateText"];
            to: components["schemas"]["DateText"];
            /** @description Default true. */
            available?: boolean;
            /** @description Added to the price of the method; below 0 it is a discount. Default 0. Optional on the shop's side. */
            surcharge?: number;
            /** @description Places left, this cart's own among them; 0 is shown as full. Optional on the shop's side. */
            remaining?: number | null;
        };
        DeliveryPayment: {
            /** @description Id of a method or a child; listed in display order. */
            externalId: components["schemas"]["Id"];
            /** @description Default NO_LIMITATION; unknown values hide nothing (A106). */
            paymentLimitation?: string;
        };
        PickupTransport: {
            id: components["schemas"]["Id"];
            totalAvailableBranches?: number;
            types?: {
                id: components["schemas"]["Id"];
                name: string;
                icon?: string | null;
            }[];
        };
        Branch: {
            id: components["schemas"]["Id"];
            name?: string;
            street?: string | null;
            city?: string | null;
            zip?: string | null;
            lat: number;
            lng: number;
            transportId?: components["schemas"]["Id"] | null;
            typeId?: components["schemas"]["Id"] | null;
            available?: boolean;
            price?: number | null;
            earliestDate?: components["schemas"]["DateRange"] | null;
            openingHours?: string | null;
            phone?: string | null;
            /** @description Pay and take away at the branch (A102). */
            cashAndCarry?: boolean;
            /** @description Remaining capacity in parcels; 0 is full. */
            capacity?: number;
        };
        Branches: {
            branches: components["schemas"]["Branch"][];
            transports?: components["schemas"]["PickupTransport"][];
        };
        DeliveryState: {
            activeDeliveryType?: string | null;
            /** @description By deliveryId. */
            customerHistory?: {
                [key: string]: components["schemas"]["HistoryEntry"];
            };
            history?: components["schemas"]["HistoryEntry"][];
            preferredBranches?: components["schemas"]["Branch"][];
            newBranches?: components["schemas"]["Branch"][];
            availableDeliveryStrategies?: components["schemas"]["DeliveryStrategy"][];
            /** @description Shown as an info bar; opaque (A103). */
            campaignBar?: {
                id?: components["schemas"]["Id"];
                title?: string;
                selected?: boolean;
            } | null;
            searchSelection?: {
                /** @description By deliveryId. */
                deliveries?: {
                    [key: string]: Record<string, never>;
                };
            };
            consents?: components["schemas"]["Consents"];
            isVipDelivery?: boolean;
            isAllowedNewsletter?: boolean;
            isAllowedHeureka?: boolean;
            isAllowedProductReviews?: boolean;
        };
        DeliveryStrategy: {
            id: components["schemas"]["Id"];
            title?: string;
            selected?: boolean;
            price?: number | null;
        };
        HistoryEntry: {
            deliveryMethodName?: string;
            branch?: components["schemas"]["Branch"] | null;
        };
        DeliverySelection: {
            /** @description Options of the method: branch id, date, time window; passed through (A098). */
            order?: {
                branchId?: components["schemas"]["Id"];
                timeWindowId?: components["schemas"]["Id"];
                date?: components["schemas"]["DateText"];
            };
            deliveryMethodName: components["schemas"]["DeliveryMethodName"];
            deliveryId: components["schemas"]["Id"];
            cartId?: components["schemas"]["Id"];
        };
        PaymentState: {
            /** @description By id. */
            billingMethods?: {
                [key: string]: components["schemas"]["BillingMethod"];
            };
            shouldSaveCard?: boolean;
            newCard?: boolean;
            cards?: {
                id: components["schemas"]["Id"];
                title?: string;
            }[];
        };
        BillingMethod: {
            id: components["schemas"]["Id"];
            /** @description Payment code, e.g. SIA, SIU_c, CZG; see requirements, section 3. */
            code?: string;
            title: string;
            description?: string | null;
            price?: number | null;
            selected?: boolean;
            /** @description By id. */
            childPayments?: {
                [key: string]: components["schemas"]["BillingMethod"];
            };
            invalid?: boolean;
            disabled?: boolean;
            /** @description Every combination of term, deposit and insurance that can be selected. */
            installments?: components["schemas"]["InstallmentVariant"][];
            financing?: components["schemas"]["FinancingApplication"] | null;
        };
        SelectedPayment: {
            billingMethodId: components["schemas"]["Id"];
            cardId?: components["schemas"]["Id"] | null;
            productCode?: string | null;
            installmentCount?: number | null;
            depositAmount?: number | null;
            rememberCard?: components["schemas"]["Flag01"];
            newCard?: components["schemas"]["Flag01"];
            insuranceCode?: string | null;
            title?: string;
            price?: number | null;
        };
        /** @description Unset fields are left out, but rememberCard and newCard are always sent (A106). */
        SelectedPaymentInput: {
            billingMethodId: components["schemas"]["Id"];
            cardId?: components["schemas"]["Id"];
            productCode?: string;
            installmentCount?: number;
            depositAmount?: number;
            rememberCard: components["schemas"]["Flag01"];
            newCard: components["schemas"]["Flag01"];
            insuranceCode?: string;
            cartId?: components["schemas"]["Id"];
        };
        Payment: {
            selectedPayment?: components["schemas"]["SelectedPayment"] | null;
            /** @description By id. */
            billingMethods?: {
                [key: string]: components["schemas"]["BillingMethod"];
            };
        };
        InstallmentVariant: {
            id?: components["schemas"]["Id"];
            productCode?: string;
            installmentCount: number;
            installmentAmount: components["schemas"]["Money"];
            depositAmount?: number | null;
            /** @description All that the shopper pays: deposit, instalments, insurance and fee. */
            totalAmount?: number;
            /** @description Nominal, percent a year. */
            interestRate?: number | null;
            /** @description Annual percentage rate of charge, percent a year. */
            aprc?: number | null;
            /** @description Null without insurance. */
            insuranceCode?: string | null;
            insuranceTitle?: string | null;
            /** @description Per instalment, already in installmentAmount. */
            insuranceAmount?: number | null;
            /** @description Paid once, with the first instalment. */
            feeAmount?: number | null;
        };
        /** @description The application for the selected variant. Optional: without it a selected variant is enough to order, and the provider decides after the order. */
        FinancingApplication: {
            /**
             * @description offered: a variant is selected, or the application is made; code: the shopper enters the one-time code; leave: the application continues at redirectUrl; pending: the provider decides (polled); approved: the cart can be ordered; refused, expired: another variant or method is selected, or the application is made again.
             * @enum {string}
             */
            state: "offered" | "code" | "leave" | "pending" | "approved" | "refused" | "expired";
            /** @description What the shopper accepts with the application. */
            documents?: {
                title: string;
                url: string;
            }[];
            /** @description Version of the documents; the application repeats it. */
            termsVersion?: string | null;
            /** @description The provider needs the shopper's personal or tax number. */
            personalId?: boolean;
            /** @description Where the code was sent, masked. */
            phone?: string | null;
            /** @description For the one-time code. `refused` with 0: it was wrong too often, and can be applied for again. */
            attemptsLeft?: number | null;
            /** @description The shop's own page that redirects to the provider, or the provider's page. */
            redirectUrl?: string | null;
            /** @description When the approval expires (ISO 8601). */
            validTo?: string | null;
        };
        FinancingAnswer: {
            /** @description ok, pending or error; polled every 2 s until ok (A111). A text containing `err` marks a financing error (A112). */
            status: string | components["schemas"]["Status"];
            /** @description By id. */
            billingMethods?: {
                [key: string]: components["schemas"]["BillingMethod"];
            };
            messages?: components["schemas"]["FlashMessages"];
            selectedPayment?: components["schemas"]["SelectedPayment"] | null;
        };
        /** @description The data of the selected method (A113). */
        FinancingChoice: {
            billingMethodId: components["schemas"]["Id"];
            productCode?: string;
            installmentCount?: number;
            depositAmount?: number;
            insuranceCode?: string;
            /** @description One-time code of the provider. */
            otp?: string;
            /** @description Sent only where the application asks for it. */
            personalId?: string;
            /** @description The accepted version of the documents. */
            termsVersion?: string;
            cartId?: components["schemas"]["Id"];
        };
        /** @description Cart data plus the delivery and payment state, all on one level (assumed shape, A005, A032). */
        CheckoutCart: components["schemas"]["Cart"] & components["schemas"]["DeliveryState"] & components["schemas"]["PaymentState"] & {
            /** @description A guest's e-mail address of the customer step, for other tabs. Optional on the shop's side. */
            email?: string | null;
        };
        /** @enum {string} */
        StepName: "preview" | "customer" | "shipping" | "confirmation";
        Purchase: {
            orderId: components["schemas"]["Id"];
            items: components["schemas"]["PurchaseItem"][];
            /** @description vat is used as the total including VAT (A152). */
            total: {
                vat: components["schemas"]["Money"];
                total?: components["schemas"]["Money"];
            };
            deliveries: {
                deliveryId?: components["schemas"]["Id"];
                price: number | null;
                deliveredBy?: string | null;
                /** @description Null: sent by e-mail. */
                deliveryMethodName?: string | null;
                /** @description Name of the method. */
                title?: string | null;
                earliestDate?: components["schemas"]["DateRange"] | null;
                /** @description The ordered time window, in the shop's local time. Optional on the shop's side. */
                timeWindow?: {
                    from: components["schemas"]["DateText"];
                    to: components["schemas"]["DateText"];
                } | null;
                branch?: {
                    id?: components["schemas"]["Id"];
                    name?: string;
                    street?: string;
                    zip?: string;
                    city?: string;
                } | null;
            }[];
            payment?: {
                code: string;
                title: string;
                price?: number | null;
                /**
                 * @description none: nothing to pay at a provider; pending: confirmationUrl leads there; processing: paid, and the provider has not confirmed it yet, so paying again would pay twice.
                 * @example none
                 * @example pending
                 * @example processing
                 * @example paid
                 * @example declined
                 * @example cancelled
                 */
                state?: string;
                /** @description Whether the shop's order page has confirmed the payment to the shopper; the empty basket then does not. */
                isAcknowledged?: boolean;
                /** @description Data for paying by bank transfer. Optional on the shop's side (A157). With it nothing is shipped before payment, and earliestDate of the deliveries is null. */
                transfer?: {
                    recipient: string;
                    /** @description For payment codes, like the fields up to purpose: optional on the shop's side. A code that needs a missing one is not shown. */
                    recipientStreet?: string;
                    /**
                     * @description With the post code.
                     * @example 1000 Ljubljana
                     */
                    recipientCity?: string;
                    /** @example OTPVHUHB */
                    bic?: string;
                    /**
                     * @description Of ISO 20022.
                     * @example GDSV
                     */
                    purposeCode?: string;
                    /**
                     * @description What is paid.
                     * @example Naročilo 260100017
                     */
                    purpose?: string;
                    /**
                     * @description In groups of four.
                     * @example SI56 2633 0001 2039 086
                     */
                    iban: string;
                    /** @description In the country's format, where forms do not use the IBAN. */
                    account?: string | null;
                    amount: components["schemas"]["Money"];
                    /** @example EUR */
                    currency: string;
                    /**
                     * @description In the country's format.
                     * @example SI00 260100017
                     */
                    reference: string;
                    /**
                     * Format: date
                     * @description The last day to pay.
                     */
                    dueDate: string;
                } | null;
            };
            /** @description Already subtracted from the total. */
            discount?: components["schemas"]["Money"];
            /** @description Where the confirmation is sent. */
            email?: string;
            /** @description Where the order is delivered, unless it is sent by e-mail or picked up at a branch. Optional on the shop's side (A157). */
            shipping?: {
                firstname?: string;
                lastname?: string;
                street?: string;
                zip?: string;
                city?: string;
            } | null;
            /** @description Who the invoice is for. Optional on the shop's side (A157). */
            billing?: {
                firstname?: string;
                lastname?: string;
                company?: string;
                companyId?: string;
                companyTaxId?: string;
                street?: string;
                zip?: string;
                city?: string;
            } | null;
        };
        PurchaseItem: {
            articleId?: components["schemas"]["Id"];
            variantId?: components["schemas"]["Id"] | null;
            title: string;
            count: number;
            price: components["schemas"]["Money"];
            marketplacePartnerId?: components["schemas"]["PartnerId"] | null;
        };
        PurchaseResponse: {
            purchaseId: components["schemas"]["Id"];
            purchase: components["schemas"]["Purchase"];
            /** @description Without it the confirmation stays (A035). */
            confirmationUrl: string | null;
            /** @description The shop's order page, where another payment can be selected. Optional on the shop's side. */
            orderUrl?: string | null;
            status?: components["schemas"]["Status"];
        };
    };
    responses: {
        /** @description The request does not match this contract. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Neveljavna zahteva.",
                 *       "errors": {
                 *         "q": "Manjka."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Needs a signed-in customer, or the login was refused. */
        SignInNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "title": "Prijava ni uspela. Preverite e-naslov in geslo."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not allowed, or the csrf token is missing or wrong. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Dostop zavrnjen."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Ne obstaja."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The cart has changed meanwhile; the response may contain it. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Košarica se je medtem spremenila.",
                 *       "status": {
                 *         "status": "error",
                 *         "link": "/kosarica"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The csrf token has expired: fetch a new one and retry once. */
        TokenExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Seja je potekla.",
                 *       "csrfToken": "9e107d9d372bb6826bd81d3542a419d6"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Valid, but refused. */
        Rejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": {
                 *         "status": "error",
                 *         "flashMessages": [
                 *           {
                 *             "message": "Izdelka ni več na zalogi.",
                 *             "type": "danger",
                 *             "cat": "cart"
                 *           }
                 *         ],
                 *         "link": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests. */
        TooManyRequests: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 30
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Preveč zahtev."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Server error. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Prišlo je do napake. Prosimo, poskusite znova."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description This shop does not implement the operation. */
        NotOffered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Te možnosti trgovina nima."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The store is under maintenance. */
        Maintenance: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 30
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Trgovina je v vzdrževanju."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Added by the client once known (A009).
         * @example 550012
         */
        CartId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    suggest: {
        parameters: {
            query: {
                /**
                 * @description The keyword, trimmed.
                 * @example grelnik
                 */
                q: string;
                /**
                 * @description Milliseconds since the epoch.
                 * @example 1767225600000
                 */
                timestamp?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "urlKey": "grelnik-vode-17-l",
                     *           "titleFull": "Grelnik vode 1,7 l, bela",
                     *           "title": "Grelnik vode 1,7 l",
                     *           "mediaId": "p100234",
                     *           "isAdultOnly": false,
                     *           "availabilityKey": "stock",
                     *           "ranking": 0.92,
                     *           "price": {
                     *             "current": 24.99
                     *           }
                     *         }
                     *       ],
                     *       "items": [
                     *         {
                     *           "type": "category",
                     *           "id": "412",
                     *           "urlKey": "grelniki-vode",
                     *           "absoluteUrl": null,
                     *           "title": "Grelniki vode",
                     *           "titleFull": "Gospodinjstvo > Grelniki vode",
                     *           "partnerId": null,
                     *           "suggest": "grelniki vode"
                     *         },
                     *         {
                     *           "type": "brand",
                     *           "id": "17",
                     *           "urlKey": "topla",
                     *           "absoluteUrl": null,
                     *           "title": "Topla",
                     *           "titleFull": null,
                     *           "partnerId": null,
                     *           "suggest": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SuggestResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    menu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "1",
                     *           "name": "Gospodinjstvo",
                     *           "title": "Gospodinjstvo in dom",
                     *           "url": "/gospodinjstvo",
                     *           "label": "Novo",
                     *           "image": {
                     *             "imageId": "p100234"
                     *           },
                     *           "customData": {
                     *             "height": "480",
                     *             "extraPixelsForContent": 20,
                     *             "notImportantItem": 0
                     *           },
                     *           "children": [
                     *             {
                     *               "id": "101",
                     *               "name": "Grelniki vode",
                     *               "url": "/grelniki-vode",
                     *               "children": []
                     *             }
                     *           ],
                     *           "banners": [
                     *             {
                     *               "pageId": "7",
                     *               "type": "full",
                     *               "bannerId": "31",
                     *               "mediaId": "p100500",
                     *               "title": "Tedenska ponudba",
                     *               "url": "/akcija"
                     *             }
                     *           ],
                     *           "brandBanners": [
                     *             {
                     *               "pageId": null,
                     *               "type": "half",
                     *               "bannerId": "41",
                     *               "mediaId": null,
                     *               "title": "Topla",
                     *               "url": "/znamke/topla"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MenuResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    refreshCsrfToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "csrfToken": "b1946ac92492d2347c6235b4d2611184"
                     *     }
                     */
                    "application/json": components["schemas"]["CsrfToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "ana.novak@example.com",
                 *       "password": "a long secret",
                 *       "isCheckout": 0,
                 *       "isWidget": 1
                 *     }
                 */
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customer": {
                     *         "id": "1204",
                     *         "firstname": "Ana",
                     *         "lastname": "Novak",
                     *         "vipType": "regular",
                     *         "hasFilledAddress": true,
                     *         "consentChanged": false,
                     *         "loyaltyClub": {
                     *           "register": false,
                     *           "data": null,
                     *           "trialUsed": false,
                     *           "isTrial": false
                     *         },
                     *         "consents": {
                     *           "emailNl": true,
                     *           "marketing_1p": false,
                     *           "collection": true
                     *         }
                     *       },
                     *       "isAuth": true,
                     *       "isLogged": true,
                     *       "isWaitingForConfirmation": false,
                     *       "consents": {
                     *         "emailNl": true
                     *       },
                     *       "redirectUrl": null,
                     *       "wso2LoginUrl": null,
                     *       "csrfToken": "9e107d9d372bb6826bd81d3542a419d6"
                     *     }
                     */
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    widgetAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customer": {
                     *         "id": "1204",
                     *         "firstname": "Ana",
                     *         "lastname": "Novak",
                     *         "vipType": "regular",
                     *         "hasFilledAddress": true,
                     *         "consentChanged": false,
                     *         "loyaltyClub": {
                     *           "register": false,
                     *           "data": null,
                     *           "trialUsed": false,
                     *           "isTrial": false
                     *         },
                     *         "consents": {
                     *           "emailNl": true,
                     *           "marketing_1p": false,
                     *           "collection": true
                     *         }
                     *       },
                     *       "isAuth": true,
                     *       "isLogged": true,
                     *       "isWaitingForConfirmation": false,
                     *       "consents": {
                     *         "emailNl": true
                     *       },
                     *       "loyaltyClub": {
                     *         "register": false,
                     *         "data": null,
                     *         "trialUsed": false,
                     *         "isTrial": false
                     *       },
                     *       "mainWishlistId": "88"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    widgetCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart; exists is false when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    cartInsert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "variantId": "100234",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["CartItemInput"];
            };
        };
        responses: {
            /** @description The whole cart after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    cartDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "72057594037927937,72057594037927938",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": {
                    /** @description cartItemIds, comma separated. */
                    id: string;
                    cartId?: components["schemas"]["Id"];
                    intentId?: components["schemas"]["IntentId"];
                };
            };
        };
        responses: {
            /** @description The whole cart after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    cartChangeAmount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 3,
                 *       "id": "72057594037927937",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": {
                    amount: number;
                    /** @description The cartItemId. */
                    id: components["schemas"]["Id"];
                    cartId?: components["schemas"]["Id"];
                    intentId?: components["schemas"]["IntentId"];
                };
            };
        };
        responses: {
            /** @description The whole cart after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    facebookLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "EAAB-example",
                 *       "userId": "10220000000000001",
                 *       "isCheckout": 0,
                 *       "isRegistration": 0,
                 *       "isFacebook": 1,
                 *       "loyaltyProgramChecked": 0,
                 *       "redirect": "/moj-racun"
                 *     }
                 */
                "application/json": components["schemas"]["FacebookLoginInput"];
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customer": {
                     *         "id": "1204",
                     *         "firstname": "Ana",
                     *         "lastname": "Novak",
                     *         "vipType": "regular",
                     *         "hasFilledAddress": true,
                     *         "consentChanged": false,
                     *         "loyaltyClub": {
                     *           "register": false,
                     *           "data": null,
                     *           "trialUsed": false,
                     *           "isTrial": false
                     *         },
                     *         "consents": {
                     *           "emailNl": true,
                     *           "marketing_1p": false,
                     *           "collection": true
                     *         }
                     *       },
                     *       "isAuth": true,
                     *       "isLogged": true,
                     *       "isWaitingForConfirmation": false,
                     *       "consents": {},
                     *       "redirectUrl": "/moj-racun",
                     *       "wso2LoginUrl": null
                     *     }
                     */
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "firstname": "Ana",
                 *         "lastname": "Novak",
                 *         "email": "ana.novak@example.com",
                 *         "password": "a long secret",
                 *         "phone": {
                 *           "prefix": "+386",
                 *           "number": "40123456"
                 *         },
                 *         "consents": {
                 *           "emailNl": false
                 *         },
                 *         "activateSmart": false
                 *       },
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["SubmitInput"];
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customer": {
                     *         "id": "1204",
                     *         "firstname": "Ana",
                     *         "lastname": "Novak",
                     *         "vipType": "regular",
                     *         "hasFilledAddress": true,
                     *         "consentChanged": false,
                     *         "loyaltyClub": {
                     *           "register": false,
                     *           "data": null,
                     *           "trialUsed": false,
                     *           "isTrial": false
                     *         },
                     *         "consents": {
                     *           "emailNl": true,
                     *           "marketing_1p": false,
                     *           "collection": true
                     *         }
                     *       },
                     *       "isAuth": true,
                     *       "isLogged": true,
                     *       "isWaitingForConfirmation": false,
                     *       "redirectUrl": null
                     *     }
                     */
                    "application/json": components["schemas"]["SubmitAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "email": "ana.novak@example.com",
                 *         "billing": {
                 *           "firstname": "Ana",
                 *           "lastname": "Novak",
                 *           "street": "Slovenska cesta 1",
                 *           "city": "Ljubljana",
                 *           "zip": "1000",
                 *           "country": "SI"
                 *         },
                 *         "shipping": {
                 *           "firstname": "Ana",
                 *           "lastname": "Novak",
                 *           "street": "Slovenska cesta 1",
                 *           "city": "Ljubljana",
                 *           "zip": "1000",
                 *           "country": "SI",
                 *           "phone": {
                 *             "prefix": "+386",
                 *             "number": "40123456"
                 *           }
                 *         }
                 *       },
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["SubmitInput"];
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customer": null,
                     *       "isAuth": false,
                     *       "isLogged": false,
                     *       "isWaitingForConfirmation": true
                     *     }
                     */
                    "application/json": components["schemas"]["SubmitAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    setBillingAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "firstname": "Ana",
                 *         "lastname": "Novak",
                 *         "street": "Slovenska cesta 1",
                 *         "city": "Ljubljana",
                 *         "zip": "1000",
                 *         "country": "SI",
                 *         "companyTaxId": "SI00000000"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SetAddressInput"];
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "addressChanged": true,
                     *       "address": {
                     *         "billingProfileId": 7,
                     *         "selected": true,
                     *         "firstname": "Ana",
                     *         "lastname": "Novak",
                     *         "street": "Slovenska cesta 1",
                     *         "city": "Ljubljana",
                     *         "zip": "1000",
                     *         "country": "SI"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SetAddressAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    setShippingAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "firstname": "Ana",
                 *         "lastname": "Novak",
                 *         "street": "Slovenska cesta 1",
                 *         "city": "Ljubljana",
                 *         "zip": "1000",
                 *         "country": "SI",
                 *         "phone": {
                 *           "prefix": "+386",
                 *           "number": "40123456"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SetAddressInput"];
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "addressChanged": true,
                     *       "address": {
                     *         "addressId": 21,
                     *         "selected": true,
                     *         "firstname": "Ana",
                     *         "lastname": "Novak",
                     *         "street": "Slovenska cesta 1",
                     *         "city": "Ljubljana",
                     *         "zip": "1000",
                     *         "country": "SI"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SetAddressAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    setConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "consentCode": "collection",
                 *       "consentValue": true
                 *     }
                 */
                "application/json": {
                    consentCode: string;
                    consentValue: boolean;
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "consents": {
                     *         "collection": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConsentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    setPanelConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "consentValue": false
                 *     }
                 */
                "application/json": {
                    consentValue: boolean;
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "consents": {
                     *         "personal_data_3p": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConsentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateConsents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "consents": {
                 *         "emailNl": true,
                 *         "marketing_1p": false,
                 *         "marketing_3p": false,
                 *         "personal_data_3p": false,
                 *         "product_reviews": true
                 *       }
                 *     }
                 */
                "application/json": {
                    consents: {
                        [key: string]: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "consents": {
                     *         "emailNl": true,
                     *         "product_reviews": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConsentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subscribe": true,
                 *       "email": "ana.novak@example.com"
                 *     }
                 */
                "application/json": {
                    subscribe: boolean;
                    email?: string;
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true
                     *     }
                     */
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    cartAddWarranty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bundleId": "31",
                 *       "id": "72057594037927937",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["CartServiceInput"];
            };
        };
        responses: {
            /** @description The whole cart after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    cartDeleteWarranty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bundleId": "31",
                 *       "id": "72057594037927937",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["CartServiceInput"];
            };
        };
        responses: {
            /** @description The whole cart after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    cartAddInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bundleId": "31",
                 *       "id": "72057594037927937",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["CartServiceInput"];
            };
        };
        responses: {
            /** @description The whole cart after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    cartDeleteInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bundleId": "31",
                 *       "id": "72057594037927937",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["CartServiceInput"];
            };
        };
        responses: {
            /** @description The whole cart after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    cartAddDigital: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bundleId": "31",
                 *       "id": "72057594037927937",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["CartServiceInput"];
            };
        };
        responses: {
            /** @description The whole cart after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    cartDeleteDigital: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bundleId": "31",
                 *       "id": "72057594037927937",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["CartServiceInput"];
            };
        };
        responses: {
            /** @description The whole cart after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    cartAddGuarantee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "72057594037927937",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["CartGuaranteeInput"];
            };
        };
        responses: {
            /** @description The whole cart after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    cartDeleteGuarantee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "72057594037927937",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["CartGuaranteeInput"];
            };
        };
        responses: {
            /** @description The whole cart after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    migrateCouponsToAllegro: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["CartOnlyInput"];
            };
        };
        responses: {
            /** @description The whole cart after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    addCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "ZIMA10",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["CertificateInput"];
            };
        };
        responses: {
            /** @description The whole cart after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cartId": "550012",
                     *       "exists": true,
                     *       "articles": [
                     *         {
                     *           "articleId": "9007199254740993",
                     *           "variantId": "100234",
                     *           "cartItemId": "72057594037927937",
                     *           "bonusSetId": null,
                     *           "count": 2,
                     *           "bundleId": null,
                     *           "mainArticleId": null,
                     *           "marketplacePartnerId": null,
                     *           "materialType": null,
                     *           "createTime": 1767225600,
                     *           "availability": {
                     *             "inStock": 7,
                     *             "availabilityKey": "stock"
                     *           },
                     *           "variants": [],
                     *           "bundles": [
                     *             {
                     *               "id": "31",
                     *               "title": "Podaljšana garancija 2 leti",
                     *               "type": "warranty",
                     *               "active": false,
                     *               "actual_price": 9.9
                     *             }
                     *           ],
                     *           "price": {
                     *             "actual": 24.99,
                     *             "type": "normal"
                     *           },
                     *           "type": "variant",
                     *           "title": "Grelnik vode 1,7 l",
                     *           "url": "grelnik-vode-17-l",
                     *           "mainMediaId": "p100234",
                     *           "isAdultOnly": false,
                     *           "params": [
                     *             {
                     *               "key": "COLOR",
                     *               "title": "Barva",
                     *               "value": "bela",
                     *               "measure": null,
                     *               "css": "#ffffff"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "pieces": 2,
                     *       "price": {
                     *         "total": 49.98,
                     *         "base": 40.97,
                     *         "vat": 9.01
                     *       },
                     *       "discounts": {
                     *         "messages": [
                     *           "Koda je sprejeta."
                     *         ],
                     *         "codes": [
                     *           {
                     *             "code": "ZIMA10",
                     *             "title": "Zimski popust",
                     *             "value": 5
                     *           }
                     *         ],
                     *         "value": 5,
                     *         "status": {
                     *           "status": "ok",
                     *           "flashMessages": []
                     *         }
                     *       },
                     *       "total": {
                     *         "total": 53.97,
                     *         "totalNoVat": 44.24
                     *       },
                     *       "deliveries": [],
                     *       "selectedPayment": null,
                     *       "marketplacePartners": {},
                     *       "previewDeliveries": {
                     *         "standardDelivery": {
                     *           "cartItemsIds": [
                     *             "72057594037927937"
                     *           ],
                     *           "earliestDate": {
                     *             "from": "2026-01-08",
                     *             "to": "2026-01-09"
                     *           }
                     *         }
                     *       },
                     *       "addresses": {
                     *         "primary": null,
                     *         "shipping": null
                     *       },
                     *       "hasDigitalContent": false,
                     *       "redirectUrl": null,
                     *       "urlBack": "/",
                     *       "cartMedia": {
                     *         "p100234": {
                     *           "url": "/media/p100234/55",
                     *           "title": "Grelnik vode 1,7 l"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    removeCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "ZIMA10",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["CertificateInput"];
            };
        };
        responses: {
            /** @description The whole cart after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    checkStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "step": "shipping",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": {
                    step: components["schemas"]["StepName"];
                    cartId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cart": {
                     *         "exists": true,
                     *         "items": 2
                     *       },
                     *       "customer": {
                     *         "address": {
                     *           "primary": {
                     *             "billingProfileId": 7,
                     *             "selected": true,
                     *             "firstname": "Ana",
                     *             "lastname": "Novak",
                     *             "street": "Slovenska cesta 1",
                     *             "city": "Ljubljana",
                     *             "zip": "1000",
                     *             "country": "SI"
                     *           },
                     *           "shipping": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CheckStepAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    nextStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "step": "shipping",
                 *       "idempotencyKey": "4f0f6a52-5a0e-4b0f-8d6e-2f5b6a0f8c11",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": {
                    /** @description The step that was completed. */
                    step: components["schemas"]["StepName"];
                    /** @description One per attempt to order. */
                    idempotencyKey?: string;
                    /** @description With idempotencyKey: the total shown to the shopper. When it has changed the order is not made and a flash message explains it. */
                    expectedTotal?: components["schemas"]["Money"];
                    cartId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "step": "confirmation",
                     *       "status": {
                     *         "status": "ok",
                     *         "flashMessages": [],
                     *         "link": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NextStepAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    loadCart: {
        parameters: {
            query?: {
                /**
                 * @description Added by the client once known (A009).
                 * @example 550012
                 */
                cartId?: components["parameters"]["CartId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutCart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    loadPurchase: {
        parameters: {
            query?: {
                /**
                 * @description Added by the client once known (A009).
                 * @example 550012
                 */
                cartId?: components["parameters"]["CartId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseResponse"] | components["schemas"]["CheckoutCart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    setInvoiceNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invoiceNote": "Naročilo 2026-14",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": {
                    /** @description Empty removes it. */
                    invoiceNote: string;
                    cartId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true
                     *     }
                     */
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    changeDeliveryMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order": {},
                 *       "deliveryMethodName": "standardDelivery",
                 *       "deliveryId": "1",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["DeliverySelection"];
            };
        };
        responses: {
            /** @description Cart data after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutCart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    selectDeliveryMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order": {
                 *         "branchId": "SI-1000-1"
                 *       },
                 *       "deliveryMethodName": "pupDelivery",
                 *       "deliveryId": "1",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["DeliverySelection"];
            };
        };
        responses: {
            /** @description Cart data after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutCart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    checkDeliveryMethod: {
        parameters: {
            query: {
                /**
                 * @description The delivery.
                 * @example 1
                 */
                deliveryId: components["schemas"]["Id"];
                /**
                 * @description The method.
                 * @example standardDelivery
                 */
                deliveryMethodName: components["schemas"]["DeliveryMethodName"];
                /**
                 * @description Added by the client once known (A009).
                 * @example 550012
                 */
                cartId?: components["parameters"]["CartId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "available": true
                     *     }
                     */
                    "application/json": {
                        available: boolean;
                        status?: components["schemas"]["Status"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    cleanSelectedDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deliveryId": "1",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": {
                    deliveryId: components["schemas"]["Id"];
                    cartId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Cart data after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutCart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    selectDeliveryInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deliveryId": "1",
                 *       "selected": true,
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": {
                    deliveryId: components["schemas"]["Id"];
                    selected: boolean;
                    cartId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Cart data after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutCart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    selectCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "5",
                 *       "selected": true,
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["Id"];
                    selected?: boolean;
                    cartId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Cart data after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutCart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    deliveryStrategy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "strategy": "together",
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": {
                    strategy?: components["schemas"]["Id"];
                    cartId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Cart data after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutCart"] & Record<string, never>;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    customerHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["CartOnlyInput"];
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customerHistory": {
                     *         "1": {
                     *           "deliveryMethodName": "pupDelivery",
                     *           "branch": {
                     *             "id": "SI-1000-1",
                     *             "name": "Prevzemno mesto Center",
                     *             "street": "Cankarjeva cesta 2",
                     *             "city": "Ljubljana",
                     *             "zip": "1000",
                     *             "lat": 46.0525,
                     *             "lng": 14.5025,
                     *             "transportId": "3",
                     *             "typeId": "1",
                     *             "available": true,
                     *             "price": 0,
                     *             "earliestDate": {
                     *               "from": "2026-01-08",
                     *               "to": "2026-01-08"
                     *             },
                     *             "openingHours": "Mo-Fr 08:00-19:00",
                     *             "phone": null,
                     *             "cashAndCarry": false
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description By deliveryId. */
                        customerHistory: {
                            [key: string]: components["schemas"]["HistoryEntry"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    geoSuggestions: {
        parameters: {
            query: {
                /**
                 * @description The typed text.
                 * @example Ljublj
                 */
                q: string;
                /**
                 * @description Added by the client once known (A009).
                 * @example 550012
                 */
                cartId?: components["parameters"]["CartId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "suggestions": [
                     *         {
                     *           "title": "1000 Ljubljana",
                     *           "lat": 46.0569,
                     *           "lng": 14.5058,
                     *           "zip": "1000",
                     *           "city": "Ljubljana"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        suggestions: {
                            title: string;
                            lat: number;
                            lng: number;
                            zip?: string | null;
                            /** @description For towns and parts of towns; suggested in address forms with the post code. None for streets. */
                            city?: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    branchesBasic: {
        parameters: {
            query?: {
                /**
                 * @description The delivery to pick up.
                 * @example 1
                 */
                deliveryId?: components["schemas"]["Id"];
                /**
                 * @description pupDelivery, preferredPupDelivery, privilegedPupDelivery or outlet.
                 * @example pupDelivery
                 */
                deliveryMethodName?: components["schemas"]["DeliveryMethodName"];
                /**
                 * @description Added by the client once known (A009).
                 * @example 550012
                 */
                cartId?: components["parameters"]["CartId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "branches": [
                     *         {
                     *           "id": "SI-1000-1",
                     *           "name": "Prevzemno mesto Center",
                     *           "street": "Cankarjeva cesta 2",
                     *           "city": "Ljubljana",
                     *           "zip": "1000",
                     *           "lat": 46.0525,
                     *           "lng": 14.5025,
                     *           "transportId": "3",
                     *           "typeId": "1",
                     *           "available": true,
                     *           "price": 0,
                     *           "earliestDate": {
                     *             "from": "2026-01-08",
                     *             "to": "2026-01-08"
                     *           },
                     *           "openingHours": "Mo-Fr 08:00-19:00",
                     *           "phone": null,
                     *           "cashAndCarry": false
                     *         }
                     *       ],
                     *       "transports": [
                     *         {
                     *           "id": "3",
                     *           "totalAvailableBranches": 1,
                     *           "types": [
                     *             {
                     *               "id": "1",
                     *               "name": "Prevzemno mesto",
                     *               "icon": "box"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Branches"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    postBranches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deliveryId": "1",
                 *       "deliveryMethodName": "pupDelivery",
                 *       "lat": 46.05,
                 *       "lng": 14.5,
                 *       "distance": 60,
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": {
                    deliveryId: components["schemas"]["Id"];
                    deliveryMethodName?: components["schemas"]["DeliveryMethodName"];
                    lat?: number;
                    lng?: number;
                    distance?: number;
                    cartId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "branches": [
                     *         {
                     *           "id": "SI-1000-1",
                     *           "name": "Prevzemno mesto Center",
                     *           "street": "Cankarjeva cesta 2",
                     *           "city": "Ljubljana",
                     *           "zip": "1000",
                     *           "lat": 46.0525,
                     *           "lng": 14.5025,
                     *           "transportId": "3",
                     *           "typeId": "1",
                     *           "available": true,
                     *           "price": 0,
                     *           "earliestDate": {
                     *             "from": "2026-01-08",
                     *             "to": "2026-01-08"
                     *           },
                     *           "openingHours": "Mo-Fr 08:00-19:00",
                     *           "phone": null,
                     *           "cashAndCarry": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Branches"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    branchesConfirmAvailability: {
        parameters: {
            query: {
                /**
                 * @description Branch ids, comma separated.
                 * @example SI-1000-1
                 */
                ids: string;
                /**
                 * @description The delivery to pick up.
                 * @example 1
                 */
                deliveryId?: components["schemas"]["Id"];
                /**
                 * @description pupDelivery, preferredPupDelivery, privilegedPupDelivery or outlet.
                 * @example pupDelivery
                 */
                deliveryMethodName?: components["schemas"]["DeliveryMethodName"];
                /**
                 * @description Added by the client once known (A009).
                 * @example 550012
                 */
                cartId?: components["parameters"]["CartId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "branches": [
                     *         {
                     *           "id": "SI-1000-1",
                     *           "name": "Prevzemno mesto Center",
                     *           "street": "Cankarjeva cesta 2",
                     *           "city": "Ljubljana",
                     *           "zip": "1000",
                     *           "lat": 46.0525,
                     *           "lng": 14.5025,
                     *           "transportId": "3",
                     *           "typeId": "1",
                     *           "available": true,
                     *           "price": 0,
                     *           "earliestDate": {
                     *             "from": "2026-01-08",
                     *             "to": "2026-01-08"
                     *           },
                     *           "openingHours": "Mo-Fr 08:00-19:00",
                     *           "phone": null,
                     *           "cashAndCarry": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Branches"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    branchDetail: {
        parameters: {
            query: {
                /**
                 * @description The branch.
                 * @example SI-1000-1
                 */
                branchId: components["schemas"]["Id"];
                /**
                 * @description The delivery to pick up.
                 * @example 1
                 */
                deliveryId?: components["schemas"]["Id"];
                /**
                 * @description Added by the client once known (A009).
                 * @example 550012
                 */
                cartId?: components["parameters"]["CartId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "SI-1000-1",
                     *       "name": "Prevzemno mesto Center",
                     *       "street": "Cankarjeva cesta 2",
                     *       "city": "Ljubljana",
                     *       "zip": "1000",
                     *       "lat": 46.0525,
                     *       "lng": 14.5025,
                     *       "transportId": "3",
                     *       "typeId": "1",
                     *       "available": true,
                     *       "price": 0,
                     *       "earliestDate": {
                     *         "from": "2026-01-08",
                     *         "to": "2026-01-08"
                     *       },
                     *       "openingHours": "Mo-Fr 08:00-19:00",
                     *       "phone": null,
                     *       "cashAndCarry": false
                     *     }
                     */
                    "application/json": components["schemas"]["Branch"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    autoCompleteBranches: {
        parameters: {
            query: {
                /**
                 * @description The typed text.
                 * @example Center
                 */
                q: string;
                /**
                 * @description The delivery to pick up.
                 * @example 1
                 */
                deliveryId?: components["schemas"]["Id"];
                /**
                 * @description pupDelivery, preferredPupDelivery, privilegedPupDelivery or outlet.
                 * @example pupDelivery
                 */
                deliveryMethodName?: components["schemas"]["DeliveryMethodName"];
                /**
                 * @description Added by the client once known (A009).
                 * @example 550012
                 */
                cartId?: components["parameters"]["CartId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "branches": [
                     *         {
                     *           "id": "SI-1000-1",
                     *           "name": "Prevzemno mesto Center",
                     *           "street": "Cankarjeva cesta 2",
                     *           "city": "Ljubljana",
                     *           "zip": "1000",
                     *           "lat": 46.0525,
                     *           "lng": 14.5025,
                     *           "transportId": "3",
                     *           "typeId": "1",
                     *           "available": true,
                     *           "price": 0,
                     *           "earliestDate": {
                     *             "from": "2026-01-08",
                     *             "to": "2026-01-08"
                     *           },
                     *           "openingHours": "Mo-Fr 08:00-19:00",
                     *           "phone": null,
                     *           "cashAndCarry": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Branches"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    orderConsents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "consents": {
                 *         "newsletter": true,
                 *         "product_reviews": false
                 *       },
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": {
                    consents: {
                        [key: string]: boolean;
                    };
                    cartId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true
                     *     }
                     */
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    orderConsentNotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "notes": {
                 *         "delivery": "Pokličite pred dostavo."
                 *       },
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": {
                    notes: {
                        [key: string]: string;
                    };
                    cartId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true
                     *     }
                     */
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    consents: {
        parameters: {
            query?: {
                /**
                 * @description 1 granted, 0 refused; left out: unchanged.
                 * @example 1
                 */
                emailNl?: components["schemas"]["Flag01"];
                /** @description 1 granted, 0 refused; left out: unchanged. */
                register?: components["schemas"]["Flag01"];
                /** @description 1 granted, 0 refused; left out: unchanged. */
                marketing_1p?: components["schemas"]["Flag01"];
                /** @description 1 granted, 0 refused; left out: unchanged. */
                marketing_3p?: components["schemas"]["Flag01"];
                /** @description 1 granted, 0 refused; left out: unchanged. */
                personal_data_3p?: components["schemas"]["Flag01"];
                /** @description 1 granted, 0 refused; left out: unchanged. */
                product_reviews?: components["schemas"]["Flag01"];
                /**
                 * @description Added by the client once known (A009).
                 * @example 550012
                 */
                cartId?: components["parameters"]["CartId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "consents": {
                     *         "emailNl": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConsentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    selectBillingMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "billingMethodId": "12",
                 *       "rememberCard": 0,
                 *       "newCard": 1,
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["SelectedPaymentInput"];
            };
        };
        responses: {
            /** @description Cart data after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutCart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    cleanSelectedPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["CartOnlyInput"];
            };
        };
        responses: {
            /** @description Cart data after the change (assumed shape, A005). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutCart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    checkGtm: {
        parameters: {
            query?: {
                /**
                 * @description Added by the client once known (A009).
                 * @example 550012
                 */
                cartId?: components["parameters"]["CartId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "data": null
                     *     }
                     */
                    "application/json": {
                        status: boolean | string;
                        /** @description Pushed to the data layer unchanged. */
                        data?: Record<string, never> | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    confirmationLoad: {
        parameters: {
            query: {
                /**
                 * @description The purchase.
                 * @example 990017
                 */
                purchaseId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    confirmationToken: {
        parameters: {
            query: {
                /**
                 * @description The purchase.
                 * @example 990017
                 */
                purchaseId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "e4d909c290d0fb1ca068ffaddf22cbd0"
                     *     }
                     */
                    "application/json": {
                        token: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    financingLoad: {
        parameters: {
            query?: {
                /**
                 * @description Added by the client once known (A009).
                 * @example 550012
                 */
                cartId?: components["parameters"]["CartId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description status ok, pending or error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "billingMethods": {
                     *         "15": {
                     *           "id": "15",
                     *           "code": "SI7",
                     *           "title": "Leanpay, plačilo na obroke",
                     *           "description": null,
                     *           "price": 0,
                     *           "selected": true,
                     *           "childPayments": {},
                     *           "invalid": false,
                     *           "disabled": false,
                     *           "installments": [
                     *             {
                     *               "id": "STD-12-0",
                     *               "productCode": "STD",
                     *               "installmentCount": 12,
                     *               "installmentAmount": 44.9,
                     *               "depositAmount": 0,
                     *               "totalAmount": 538.8,
                     *               "interestRate": 8.9,
                     *               "aprc": 14.2
                     *             }
                     *           ],
                     *           "financing": {
                     *             "state": "offered",
                     *             "documents": [],
                     *             "termsVersion": "1",
                     *             "personalId": false
                     *           }
                     *         }
                     *       },
                     *       "messages": []
                     *     }
                     */
                    "application/json": components["schemas"]["FinancingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    financingTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "billingMethodId": "12",
                 *       "productCode": "STD",
                 *       "installmentCount": 12,
                 *       "depositAmount": 0,
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["FinancingChoice"];
            };
        };
        responses: {
            /** @description status ok, pending or error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "billingMethods": {
                     *         "15": {
                     *           "id": "15",
                     *           "code": "SI7",
                     *           "title": "Leanpay, plačilo na obroke",
                     *           "description": null,
                     *           "price": 0,
                     *           "selected": true,
                     *           "childPayments": {},
                     *           "invalid": false,
                     *           "disabled": false,
                     *           "installments": [
                     *             {
                     *               "id": "STD-12-0",
                     *               "productCode": "STD",
                     *               "installmentCount": 12,
                     *               "installmentAmount": 44.9,
                     *               "depositAmount": 0,
                     *               "totalAmount": 538.8,
                     *               "interestRate": 8.9,
                     *               "aprc": 14.2
                     *             }
                     *           ],
                     *           "financing": {
                     *             "state": "offered",
                     *             "documents": [],
                     *             "termsVersion": "1",
                     *             "personalId": false
                     *           }
                     *         }
                     *       },
                     *       "messages": []
                     *     }
                     */
                    "application/json": components["schemas"]["FinancingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    financingEnrich: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "billingMethodId": "12",
                 *       "productCode": "STD",
                 *       "installmentCount": 12,
                 *       "depositAmount": 0,
                 *       "cartId": "550012"
                 *     }
                 */
                "application/json": components["schemas"]["FinancingChoice"];
            };
        };
        responses: {
            /** @description status ok, pending or error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "billingMethods": {
                     *         "15": {
                     *           "id": "15",
                     *           "code": "SI7",
                     *           "title": "Leanpay, plačilo na obroke",
                     *           "description": null,
                     *           "price": 0,
                     *           "selected": true,
                     *           "childPayments": {},
                     *           "invalid": false,
                     *           "disabled": false,
                     *           "installments": [
                     *             {
                     *               "id": "STD-12-0",
                     *               "productCode": "STD",
                     *               "installmentCount": 12,
                     *               "installmentAmount": 44.9,
                     *               "depositAmount": 0,
                     *               "totalAmount": 538.8,
                     *               "interestRate": 8.9,
                     *               "aprc": 14.2
                     *             }
                     *           ],
                     *           "financing": {
                     *             "state": "offered",
                     *             "documents": [],
                     *             "termsVersion": "1",
                     *             "personalId": false
                     *           }
                     *         }
                     *       },
                     *       "messages": []
                     *     }
                     */
                    "application/json": components["schemas"]["FinancingAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    financingOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true
                     *     }
                     */
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    revolvingOfferDetail: {
        parameters: {
            query?: {
                /**
                 * @description The method.
                 * @example 12
                 */
                billingMethodId?: components["schemas"]["Id"];
                /**
                 * @description Added by the client once known (A009).
                 * @example 550012
                 */
                cartId?: components["parameters"]["CartId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "offer": {
                     *         "id": "4",
                     *         "productCode": "REV",
                     *         "installmentCount": 12,
                     *         "installmentAmount": 4.7,
                     *         "depositAmount": 0,
                     *         "totalAmount": 56.4,
                     *         "interestRate": 8.9,
                     *         "aprc": 9.6
                     *       }
                     *     }
                     */
                    "application/json": {
                        offer: components["schemas"]["InstallmentVariant"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    financialOffers: {
        parameters: {
            query: {
                /**
                 * @description Price of the goods.
                 * @example 499.9
                 */
                price: number;
                /**
                 * @description The product's variant.
                 * @example 100234
                 */
                variantId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "offers": [
                     *         {
                     *           "billingMethodId": "12",
                     *           "title": "Na obroke",
                     *           "installmentAmount": 44.9,
                     *           "installmentCount": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        offers: {
                            billingMethodId?: components["schemas"]["Id"];
                            title: string;
                            installmentAmount?: components["schemas"]["Money"];
                            installmentCount?: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    financingBillingMethods: {
        parameters: {
            query: {
                /**
                 * @description Price of the goods.
                 * @example 499.9
                 */
                price: number;
                /**
                 * @description The product's variant.
                 * @example 100234
                 */
                variantId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "billingMethods": {
                     *         "12": {
                     *           "id": "12",
                     *           "code": "SIU_c",
                     *           "title": "Plačilna kartica",
                     *           "description": null,
                     *           "price": 0,
                     *           "selected": true,
                     *           "childPayments": {},
                     *           "invalid": false,
                     *           "disabled": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description By id. */
                        billingMethods: {
                            [key: string]: components["schemas"]["BillingMethod"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    installmentVariants: {
        parameters: {
            query: {
                /**
                 * @description Price of the goods.
                 * @example 499.9
                 */
                price: number;
                /**
                 * @description The method.
                 * @example 12
                 */
                billingMethodId: components["schemas"]["Id"];
                /**
                 * @description Down payment.
                 * @example 0
                 */
                depositAmount?: number;
                /**
                 * @description Product of the financing provider.
                 * @example STD
                 */
                productCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "variants": [
                     *         {
                     *           "id": "4",
                     *           "productCode": "STD",
                     *           "installmentCount": 12,
                     *           "installmentAmount": 44.9,
                     *           "depositAmount": 0,
                     *           "totalAmount": 538.8,
                     *           "interestRate": 8.9,
                     *           "aprc": 14.2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        variants: components["schemas"]["InstallmentVariant"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    installmentVariant: {
        parameters: {
            query: {
                /**
                 * @description Price of the goods.
                 * @example 499.9
                 */
                price: number;
                /**
                 * @description The method.
                 * @example 12
                 */
                billingMethodId: components["schemas"]["Id"];
                /**
                 * @description How many.
                 * @example 12
                 */
                installmentCount: number;
                /**
                 * @description Down payment.
                 * @example 0
                 */
                depositAmount?: number;
                /**
                 * @description Product of the financing provider.
                 * @example STD
                 */
                productCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "4",
                     *       "productCode": "STD",
                     *       "installmentCount": 12,
                     *       "installmentAmount": 44.9,
                     *       "depositAmount": 0,
                     *       "totalAmount": 538.8,
                     *       "interestRate": 8.9,
                     *       "aprc": 14.2
                     *     }
                     */
                    "application/json": components["schemas"]["InstallmentVariant"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    wishlistAddItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "variantId": "100234",
                 *       "wishlistId": "88",
                 *       "amount": 1
                 *     }
                 */
                "application/json": {
                    variantId: components["schemas"]["Id"];
                    wishlistId?: components["schemas"]["Id"];
                    newWishlistName?: string;
                    amount?: number;
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wishlist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    wishlistGetItems: {
        parameters: {
            query?: {
                /**
                 * @description Default: the main list.
                 * @example 88
                 */
                wishlistId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wishlist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    wishlistDeleteItem: {
        parameters: {
            query: {
                /**
                 * @description wishListItemIds, comma separated.
                 * @example 7001
                 */
                wishListItemId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wishlist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    wishlistFindAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wishlist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    wishlistSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Za rojstni dan"
                 *     }
                 */
                "application/json": {
                    /** @description Left out: a new list. */
                    wishlistId?: components["schemas"]["Id"];
                    name: string;
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "wishlistId": "89",
                     *       "message": null
                     *     }
                     */
                    "application/json": {
                        wishlistId: components["schemas"]["Id"];
                        message?: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    wishlistRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "wishListId": "89"
                 *     }
                 */
                "application/json": {
                    wishListId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true
                     *     }
                     */
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    wishlistShare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "wishListId": "88",
                 *       "isShared": true
                 *     }
                 */
                "application/json": {
                    wishListId: components["schemas"]["Id"];
                    isShared: boolean;
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shareUrl": "/seznam-zelja-shared/d0hBdF9hX2xvbmdfdG9r"
                     *     }
                     */
                    "application/json": {
                        shareUrl: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    createCustomerApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "5012"
                 *     }
                 */
                "application/json": {
                    productId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "apiKey": "VTR-EXAMPLE-KEY"
                     *     }
                     */
                    "application/json": {
                        apiKey: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateCustomerApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "5012",
                 *       "apiKey": "VTR-EXAMPLE-KEY"
                 *     }
                 */
                "application/json": {
                    productId: components["schemas"]["Id"];
                    apiKey?: string;
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "apiKey": "VTR-EXAMPLE-KEY"
                     *     }
                     */
                    "application/json": {
                        apiKey: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    getProductLicenseKeys: {
        parameters: {
            query: {
                /**
                 * @description The order.
                 * @example 260100017
                 */
                orderId: components["schemas"]["Id"];
                /**
                 * @description One product only.
                 * @example 5012
                 */
                productId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keys": [
                     *         {
                     *           "productId": "5012",
                     *           "title": "Pisarniški paket",
                     *           "key": "AAAA-BBBB-CCCC",
                     *           "downloadUrl": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        keys: {
                            productId?: components["schemas"]["Id"];
                            title?: string;
                            key: string;
                            downloadUrl?: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPickupCode: {
        parameters: {
            query: {
                /**
                 * @description The order.
                 * @example 260100017
                 */
                orderId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pickupCode": "481516",
                     *       "validTo": "2026-01-15"
                     *     }
                     */
                    "application/json": {
                        pickupCode: string | null;
                        validTo?: components["schemas"]["DateText"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    getProductsAvailability: {
        parameters: {
            query: {
                /**
                 * @description Variant ids, comma separated (A151).
                 * @example 100234,100235
                 */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "availability": {
                     *         "100234": {
                     *           "availabilityKey": "stock",
                     *           "inStock": 7,
                     *           "earliestDate": {
                     *             "from": "2026-01-08",
                     *             "to": "2026-01-09"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description By variant id. */
                        availability: {
                            [key: string]: {
                                availabilityKey: components["schemas"]["AvailabilityKey"];
                                inStock?: number | null;
                                earliestDate?: components["schemas"]["DateRange"] | null;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    findVariantsById: {
        parameters: {
            query: {
                /**
                 * @description Variant ids, comma separated (A151).
                 * @example 100234,100235
                 */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "variants": [
                     *         {
                     *           "variantId": "100234",
                     *           "productId": "5012",
                     *           "title": "Grelnik vode 1,7 l",
                     *           "titleFull": "Grelnik vode 1,7 l, bela",
                     *           "urlKey": "grelnik-vode-17-l",
                     *           "mediaId": "p100234",
                     *           "isAdultOnly": false,
                     *           "availabilityKey": "stock",
                     *           "price": {
                     *             "current": 24.99,
                     *             "original": 29.99
                     *           },
                     *           "rating": 4.5,
                     *           "reviewCount": 12,
                     *           "partner": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Variants"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    findVariants: {
        parameters: {
            query: {
                /**
                 * @description Product ids, comma separated (A151).
                 * @example 100234,100235
                 */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "variants": [
                     *         {
                     *           "variantId": "100234",
                     *           "productId": "5012",
                     *           "title": "Grelnik vode 1,7 l",
                     *           "titleFull": "Grelnik vode 1,7 l, bela",
                     *           "urlKey": "grelnik-vode-17-l",
                     *           "mediaId": "p100234",
                     *           "isAdultOnly": false,
                     *           "availabilityKey": "stock",
                     *           "price": {
                     *             "current": 24.99,
                     *             "original": 29.99
                     *           },
                     *           "rating": 4.5,
                     *           "reviewCount": 12,
                     *           "partner": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Variants"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    recommendedProducts: {
        parameters: {
            query: {
                /**
                 * @description The variant on the page.
                 * @example 100234
                 */
                variantId: components["schemas"]["Id"];
                /**
                 * @description How many.
                 * @example 10
                 */
                count?: number;
                /**
                 * @description Variant ids of accessories, comma separated.
                 * @example 100235
                 */
                accessoryVariants?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Products"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    similarProducts: {
        parameters: {
            query: {
                /**
                 * @description The product on the page.
                 * @example 5012
                 */
                productId: components["schemas"]["Id"];
                /**
                 * @description How many.
                 * @example 10
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Products"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    recentlyViewed: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number.
                 * @example 10
                 */
                maxItems?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ids": [
                     *         "100234",
                     *         "100235"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        ids: components["schemas"]["Id"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    recentlyViewedProducts: {
        parameters: {
            query: {
                /**
                 * @description Variant ids, comma separated (A151).
                 * @example 100234,100235
                 */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Products"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    getProductReviews: {
        parameters: {
            query: {
                /**
                 * @description The product.
                 * @example 5012
                 */
                productId: components["schemas"]["Id"];
                /**
                 * @description Default 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Default newest.
                 * @example best
                 */
                sort?: components["schemas"]["ReviewSort"];
                /**
                 * @description Only reviews with this many stars.
                 * @example 4
                 */
                rating?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reviews": [
                     *         {
                     *           "reviewId": "301",
                     *           "productId": "5012",
                     *           "rating": 5,
                     *           "title": "Hiter in tih",
                     *           "text": "Voda zavre v dveh minutah.",
                     *           "pros": [
                     *             "tih"
                     *           ],
                     *           "cons": [],
                     *           "author": "Ana N.",
                     *           "createdAt": "2026-01-03",
                     *           "isApproved": true
                     *         }
                     *       ],
                     *       "total": 12,
                     *       "rating": {
                     *         "average": 4.5,
                     *         "count": 12
                     *       },
                     *       "histogram": {
                     *         "1": 0,
                     *         "2": 1,
                     *         "3": 0,
                     *         "4": 3,
                     *         "5": 8
                     *       },
                     *       "sorts": [
                     *         "newest",
                     *         "best",
                     *         "worst"
                     *       ],
                     *       "own": null
                     *     }
                     */
                    "application/json": {
                        reviews: components["schemas"]["Review"][];
                        /** @description Of the chosen stars. */
                        total: number;
                        rating?: {
                            average?: number | null;
                            count?: number;
                        };
                        /** @description How many reviews have 1 to 5 stars. */
                        histogram?: {
                            [key: string]: number;
                        };
                        /** @description The sortings that the shop offers. */
                        sorts?: components["schemas"]["ReviewSort"][];
                        /** @description The customer's own review, also before it is approved; null for guests and for customers without one. */
                        own?: components["schemas"]["Review"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    createReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": "5012",
                 *       "rating": 5,
                 *       "title": "Hiter in tih",
                 *       "text": "Voda zavre v dveh minutah.",
                 *       "pros": [
                 *         "tih"
                 *       ],
                 *       "cons": []
                 *     }
                 */
                "application/json": {
                    productId: components["schemas"]["Id"];
                    rating: number;
                    title?: string;
                    text?: string;
                    pros?: string[];
                    cons?: string[];
                };
            };
        };
        responses: {
            /** @description Stored; it awaits approval. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "review": {
                     *         "reviewId": "301",
                     *         "productId": "5012",
                     *         "rating": 5,
                     *         "title": "Hiter in tih",
                     *         "text": "Voda zavre v dveh minutah.",
                     *         "pros": [
                     *           "tih"
                     *         ],
                     *         "cons": [],
                     *         "author": "Ana N.",
                     *         "createdAt": "2026-01-03",
                     *         "isApproved": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: boolean | string;
                        review?: components["schemas"]["Review"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reviewId": "301",
                 *       "productId": "5012",
                 *       "rating": 5,
                 *       "title": "Hiter in tih",
                 *       "text": "Voda zavre v dveh minutah.",
                 *       "pros": [
                 *         "tih"
                 *       ],
                 *       "cons": []
                 *     }
                 */
                "application/json": {
                    reviewId: components["schemas"]["Id"];
                    productId?: components["schemas"]["Id"];
                    rating: number;
                    title?: string;
                    text?: string;
                    pros?: string[];
                    cons?: string[];
                };
            };
        };
        responses: {
            /** @description Stored; it awaits approval. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true,
                     *       "review": {
                     *         "reviewId": "301",
                     *         "productId": "5012",
                     *         "rating": 5,
                     *         "title": "Hiter in tih",
                     *         "text": "Voda zavre v dveh minutah.",
                     *         "pros": [
                     *           "tih"
                     *         ],
                     *         "cons": [],
                     *         "author": "Ana N.",
                     *         "createdAt": "2026-01-03",
                     *         "isApproved": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        status: boolean | string;
                        review?: components["schemas"]["Review"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    findContentByTitle: {
        parameters: {
            query: {
                /**
                 * @description The content's title.
                 * @example vip-welcome-modal
                 */
                title: string;
                /**
                 * @description Version of the content, from the page's configuration.
                 * @example a1b2c3
                 */
                hash?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": {
                     *         "title": "vip-welcome-modal",
                     *         "body": "<p>Dobrodošli v klubu.</p>",
                     *         "hash": "a1b2c3"
                     *       }
                     *     }
                     */
                    "application/json": {
                        content: components["schemas"]["ShopContent"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    bannerData: {
        parameters: {
            query: {
                /**
                 * @description Path of the page.
                 * @example /kuhinja
                 */
                pageUrl: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "banners": {
                     *         "data": {
                     *           "pageId": "412",
                     *           "pageBanners": [
                     *             {
                     *               "id": "8",
                     *               "url": "/akcija",
                     *               "mediaId": "b8",
                     *               "title": "Zimska akcija"
                     *             }
                     *           ],
                     *           "backgroundBanner": null,
                     *           "headerBanner": {
                     *             "id": "9",
                     *             "backgroundColor": "#0b3d5c",
                     *             "textColor": "#ffffff",
                     *             "backgroundRepeat": "no-repeat",
                     *             "url": "/akcija",
                     *             "mediaId": "b9",
                     *             "mobileMediaId": "b9m",
                     *             "gaTag": "zima"
                     *           },
                     *           "infoBanner": null,
                     *           "upperRightCornerBanner": null,
                     *           "floatingBanners": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        banners: {
                            data: components["schemas"]["BannerData"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    modalSource: {
        parameters: {
            query: {
                /**
                 * @description Always 1.
                 * @example 1
                 */
                modal: 1;
            };
            header?: never;
            path: {
                /**
                 * @description URL of the modal.
                 * @example pomoc-pri-nakupu
                 */
                sourceUrl: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The modal's body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <h2>Pomoč pri nakupu</h2><p>Pišite nam.</p> */
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    confirmAdultContent: {
        parameters: {
            query: {
                /**
                 * @description Name of the signal.
                 * @example confirmAdultContent
                 */
                do: "confirmAdultContent";
                /**
                 * @description Always 1.
                 * @example 1
                 */
                confirm: 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description status true closes the modal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true
                     *     }
                     */
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    saveVipModalViewed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true
                     *     }
                     */
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    unclearedLegals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "legals": [
                     *         {
                     *           "legal_id": "4",
                     *           "text": "<p>Splošni pogoji 2026</p>"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        legals: components["schemas"]["Legal"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    approveLegal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "legalId": "4"
                 *     }
                 */
                "application/json": {
                    /** @description legal_id of the Legal (A064). */
                    legalId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true
                     *     }
                     */
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    deactivateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "legalId": "4"
                 *     }
                 */
                "application/json": {
                    /** @description legal_id of the Legal (A064). */
                    legalId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true
                     *     }
                     */
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInNeeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["TokenExpired"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    trackImpression: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "listId": "category-412",
                 *       "shopId": "SI",
                 *       "variants": [
                 *         "100234",
                 *         "100235"
                 *       ]
                 *     }
                 */
                "application/json": {
                    listId: string;
                    shopId: components["schemas"]["LooseId"];
                    variants: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "ecommerce": {
                     *           "impressions": [
                     *             {
                     *               "id": "100234",
                     *               "position": 1
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            ecommerce: {
                                impressions: Record<string, never>[];
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    trackCrossSell: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "1204",
                 *       "ga_client_id": "123.456",
                 *       "hit_type": "P",
                 *       "placement": "recommended",
                 *       "transaction_id": "260100017",
                 *       "bookmark_id": null,
                 *       "m_id": "100234",
                 *       "s_id": "100235"
                 *     }
                 */
                "application/json": {
                    user?: string | null;
                    ga_client_id?: string | null;
                    /** @constant */
                    hit_type: "P";
                    placement?: string;
                    transaction_id: string;
                    bookmark_id?: string | null;
                    m_id?: string | null;
                    s_id?: string | null;
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true
                     *     }
                     */
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    trackEvent: {
        parameters: {
            query: {
                /**
                 * @description base64url of the event's JSON.
                 * @example eyJ0eXBlIjoidmlldyJ9
                 */
                event: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true
                     *     }
                     */
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    postTrackEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "eyJ0eXBlIjoidmlldyJ9"
                 *     }
                 */
                "application/json": {
                    /** @description base64url of the event's JSON. */
                    event: string;
                };
            };
        };
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true
                     *     }
                     */
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
    trackLog: {
        parameters: {
            query: {
                /**
                 * @description base64url of the error's JSON.
                 * @example eyJ0eXBlIjoidmlldyJ9
                 */
                event: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": true
                     *     }
                     */
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["TokenExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Maintenance"];
        };
    };
}
