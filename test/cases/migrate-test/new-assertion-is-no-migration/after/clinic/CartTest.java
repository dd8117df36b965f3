package clinic;

class CartTest {
    @Test
    void counts() {
        Cart cart = new Cart();
        cart.push("one");
        assertEquals(1, cart.size());
        assertThrows(EmptyException.class, () -> cart.unload("two"));
    }
}
