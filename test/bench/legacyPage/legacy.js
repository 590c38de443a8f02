jQuery(($) => {
  $('#nav > ul > li').on('mouseenter mouseleave', function toggle({ type }) {
    $(this).toggleClass('open', type === 'mouseenter');
  });
  $('.item').each(function number(index) {
    $(this).attr('data-position', index + 1);
  });
  $('form.newsletter').on('submit', function check(event) {
    if ($(this).find('input[name=mail]').val().includes('@')) return;
    event.preventDefault();
    $(this).find('.note').text('Vpišite e-poštni naslov.');
  });
});
