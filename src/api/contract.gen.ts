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
         * @description Called 250 ms after typing, from 2 characters on. timestamp is Date.now(); answers are cached per keyword and only the latest is used (A119).
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
    "/api/csrf-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A fresh csrf token
         * @description Not in the specification: our addition for pages from a cache whose token is stale (A007). Called after a 403 or 419; the failed call is then repeated once. Needs no valid token itself.
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
         * @description The path is configurable (A040). Flags are sent as 0 or 1 (A042); "throttled" is behaviour of the client, not a field (A044). A refused login answers 200 or 401 with error.
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
         * @description "insert" of the specification (A004). variantId alone is always valid; count is left out when 1 (A085).
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An identifier. Always a string on the wire: some exceed 2^53 and must never become a number. */
        Id: string;
        /** @description An identifier that older shops send as a number; -1 (or "-1") has a meaning of its own (A072). */
        LooseId: string | number;
        /** @description Numeric id of a marketplace partner. */
        PartnerId: number;
        /** @description An amount in the currency of the shop's country, VAT included unless the field says otherwise. */
        Money: number;
        /** @description ISO 8601 date or date and time. */
        DateText: string;
        /** @description From = to is shown as one date (A090). */
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
            /** @description May hold simple HTML; shown only after sanitising (A021). */
            message: string;
            /** @enum {string} */
            type?: "danger" | "success" | "warning" | "info" | "default" | "notice";
            /** @enum {string} */
            cat?: "cart" | "form";
        };
        /** @description Plain texts or messages (A094). */
        FlashMessages: (string | components["schemas"]["FlashMessage"])[];
        /** @description What the shop has to say about a call. */
        Status: {
            /** @description ok, error, or a word of the call. */
            status?: string | boolean;
            /** @description Text for the shopper; may hold simple HTML. */
            message?: string;
            flashMessages?: components["schemas"]["FlashMessages"];
            /** @description With status error: the page to go to (A033). */
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
        /** @description Every failed answer. At least one of error, errors, message, describedBy and status says what went wrong; error wins over errors (A050). */
        Error: {
            error?: components["schemas"]["ErrorValue"];
            errors?: components["schemas"]["ErrorValues"];
            /** @description Text for the shopper. */
            message?: string;
            /** @description Wishlist calls: text for the shopper (A129). */
            describedBy?: string;
            status?: (string | boolean | number) | components["schemas"]["Status"];
            /** @description With 403 and 419: a fresh token, when the shop likes to save a round trip. */
            csrfToken?: string;
            /** @description Where the shopper is sent, when the shop wants that. */
            redirectUrl?: string | null;
            /** @description With 409: the cart as it is now. */
            cart?: components["schemas"]["Cart"];
        } | unknown | unknown | unknown | unknown | unknown;
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
        /** @description vip_modal_consent (A056) and collection (A062) stand beside the six of spec section 3. */
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
        /** @description Assumed shape (A069). isAuthInProgress of spec section 3 is a state of the client and never sent. */
        Account: {
            customer: components["schemas"]["Customer"] | null;
            isAuth: boolean;
            /** @description Logged in when isAuth or isLogged. */
            isLogged: boolean;
            /** @description A guest whose data are known: may go on to shipping (A031). */
            isWaitingForConfirmation: boolean;
            consents?: components["schemas"]["Consents"];
            loyaltyClub?: components["schemas"]["LoyaltyClub"] | null;
            mainWishlistId?: components["schemas"]["Id"] | null;
            addresses?: components["schemas"]["AccountAddresses"];
            /** @description Last message of a login (A053). */
            status?: string | null;
            /** @description Panel that the page wants open: login, dashboard or null (A053). */
            display?: string | null;
            /** @description The session's token, for pages that came from a cache. */
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
            /** @description Billing addresses. -1: not editable, but can be chosen (A072). */
            billingProfileId?: components["schemas"]["LooseId"];
            /** @description Shipping addresses. */
            addressId?: components["schemas"]["LooseId"];
            selected?: boolean;
            lat?: number | null;
            lng?: number | null;
        };
        /** @description A new address has neither id; an id alone chooses a known one. */
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
        };
        LoginAnswer: {
            customer?: components["schemas"]["Customer"] | null;
            isAuth?: boolean;
            isLogged?: boolean;
            isWaitingForConfirmation?: boolean;
            consents?: components["schemas"]["Consents"];
            /** @description Followed after success and after failure. */
            redirectUrl?: string | null;
            /** @description External single sign-on: the browser goes there at once; https only (A043). */
            wso2LoginUrl?: string | null;
            /** @description Its title is stored and shown above the form (A046). */
            error?: components["schemas"]["ErrorValue"];
            /** @description Status message; may hold simple HTML. */
            message?: string;
            /** @description A login renews the session: the new token. */
            csrfToken?: string;
        } | unknown | unknown | unknown | unknown | unknown;
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
        /** @description The form's fields; a shop may have further ones. */
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
            /** @description By delivery method name (A090). */
            previewDeliveries?: {
                [key: string]: {
                    cartItemsIds: components["schemas"]["Id"][];
                    earliestDate?: components["schemas"]["DateRange"] | null;
                };
            };
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
        CartItemInput: {
            /** @description Alone it is always valid. */
            variantId?: components["schemas"]["Id"];
            articleId?: components["schemas"]["Id"];
            /** @description Digital items: articleId plus id. */
            id?: components["schemas"]["Id"];
            /** @description Left out when 1. */
            count?: number;
            cartId?: components["schemas"]["Id"];
        };
        /** @description A086. */
        CartServiceInput: {
            bundleId: components["schemas"]["Id"];
            /** @description The cartItemId. */
            id: components["schemas"]["Id"];
            cartId?: components["schemas"]["Id"];
        };
        CertificateInput: {
            code: string;
            cartId?: components["schemas"]["Id"];
        };
        /** @description Nothing but the cart. */
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
            /** @description The text that is searched for when the item has no page of its own. */
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
        Delivery: {
            deliveryId: components["schemas"]["Id"];
            /** @description Shown after "Dostavlja" (A137). */
            deliveredBy?: string | null;
            isMarketplace?: boolean;
            /** @description What is missing until delivery is free; null: not offered. */
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
            /** @description Shown as they are, behind the flag pup_time_window (A099). */
            timeWindows?: components["schemas"]["TimeWindow"][];
        };
        TimeWindow: {
            id: components["schemas"]["Id"];
            from: components["schemas"]["DateText"];
            to: components["schemas"]["DateText"];
            available?: boolean;
        };
        DeliveryPayment: {
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
            /** @description What belongs to the method: branch id, date, time window; passed through (A098). */
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
            /** @description Payment code, e.g. SIA, SIU_c, CZG; see spec section 3. */
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
            installments?: components["schemas"]["InstallmentVariant"][];
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
            totalAmount?: components["schemas"]["Money"];
            /** @description Percent a year. */
            interestRate?: number | null;
            /** @description Percent a year. */
            aprc?: number | null;
        };
        FinancingAnswer: {
            /** @description ok, pending or error; polled every 2 s until ok (A111). A text holding `err` marks a financing error (A112). */
            status: string | components["schemas"]["Status"];
            /** @description By id. */
            billingMethods?: {
                [key: string]: components["schemas"]["BillingMethod"];
            };
            messages?: components["schemas"]["FlashMessages"];
            selectedPayment?: components["schemas"]["SelectedPayment"] | null;
        };
        /** @description The data of the chosen method (A113). */
        FinancingChoice: {
            billingMethodId: components["schemas"]["Id"];
            productCode?: string;
            installmentCount?: number;
            depositAmount?: number;
            insuranceCode?: string;
            /** @description One-time code of the provider. */
            otp?: string;
            cartId?: components["schemas"]["Id"];
        };
        /** @description Cart data plus the delivery and payment state, all on one level (assumed shape, A005, A032). */
        CheckoutCart: components["schemas"]["Cart"] & components["schemas"]["DeliveryState"] & components["schemas"]["PaymentState"];
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
            }[];
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
            /** @description Without it a thank-you message stays (A035). */
            confirmationUrl: string | null;
            status?: components["schemas"]["Status"];
        };
    };
    responses: {
        /** @description The request is not as this contract says. */
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
        /** @description There is no such thing. */
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
        /** @description The cart changed meanwhile; it may come along. */
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
        /** @description The csrf token is stale: refresh it and repeat once. */
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
        /** @description Understood, but refused. */
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
        /** @description The shop failed. */
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
         * @description Added by the client once it is known (A009).
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
            /** @description The answer. */
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
            /** @description The answer. */
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
            /** @description The answer. */
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
            /** @description The answer. */
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
            503: components["responses"]["Maintenance"];
        };
    };
    loadCart: {
        parameters: {
            query?: {
                /**
                 * @description Added by the client once it is known (A009).
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
            /** @description The answer. */
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
            503: components["responses"]["Maintenance"];
        };
    };
}
