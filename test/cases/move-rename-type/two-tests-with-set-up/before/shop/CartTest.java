package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CartTest {
    private Cart cart;

    @BeforeEach
    void prepare() {
        cart = new Cart("EUR");
        cart.put("tea", 250);
    }

    @Test
    void sums() {
        cart.put("milk", 120);
        assertEquals(370, cart.total());
    }
}
