/*
 * The shop's own script, as it was before the widgets: jQuery, one function, nothing global.
 * All of it is optional; each page works without it.
 */
jQuery(function ($) {
  'use strict';

  /* The server is the only source of inserted HTML; this policy is the single place for it. */
  var ownHtml = window.trustedTypes
    ? window.trustedTypes.createPolicy('shop', {
        createHTML: function (html) {
          return html;
        },
      })
    : {
        createHTML: function (html) {
          return html;
        },
      };

  /* "Recommended today": another department's products without leaving the page. */
  var $region = $('#recommended-region');
  var running = null;

  $region.on('click', 'a[data-recommended]', function (event) {
    var link = this;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    if (running) {
      running.abort();
    }
    $region.attr('aria-busy', 'true');
    running = $.ajax({
      url: new URL($region.attr('data-source'), window.location.origin).href,
      data: { r: link.getAttribute('data-recommended') },
      dataType: 'text',
      timeout: 8000,
    });
    running
      .done(function (html) {
        $region.html(ownHtml.createHTML(html));
        $region.find('.tabs a[aria-current]').trigger('focus');
      })
      .fail(function (_request, reason) {
        if (reason !== 'abort') {
          window.location.assign(link.href);
        }
      })
      .always(function (_first, reason) {
        if (reason !== 'abort') {
          $region.removeAttr('aria-busy');
        }
      });
  });

  /* After a sign-in or sign-out within the page, the top bar shows what the next page would show. */
  var $account = $('.top-account');
  $(document).on('vitrina:logged-in vitrina:logged-out vitrina:session-ended', function () {
    $.ajax({
      url: new URL($account.attr('data-source'), window.location.origin).href,
      cache: false,
      dataType: 'text',
    }).done(function (html) {
      $account.html(ownHtml.createHTML(html));
    });
  });

  /* A sort order is applied as soon as it is selected with the mouse or confirmed by keyboard. */
  $('.sorting').each(function () {
    var form = this;
    var byKeyboard = false;
    $('select', form)
      .on('keydown', function () {
        byKeyboard = true;
      })
      .on('mousedown', function () {
        byKeyboard = false;
      })
      .on('change', function () {
        if (!byKeyboard) {
          form.submit();
        }
      });
  });

  /* The cart in the header may be out of view, so the button confirms the addition, too. */
  $(document).on('vitrina:cart-item-added', function (_event, added) {
    var $buttons = $('form[data-vitrina-action="add-to-cart"]')
      .filter(function () {
        return this.getAttribute('data-variant-id') === added.variantId;
      })
      .find('button[type="submit"]')
      .addClass('is-added');
    window.setTimeout(function () {
      $buttons.removeClass('is-added');
    }, 3000);
  });

  /* Widgets also fire jQuery events; the shop's statistics look for this attribute. */
  $(document).on('vitrina:widget-ready', function () {
    document.documentElement.setAttribute('data-shop-widgets', 'ready');
  });
});
