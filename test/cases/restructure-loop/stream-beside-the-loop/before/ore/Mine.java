package ore;

import java.util.List;

public class Mine {
    private int tons;

    public void load(List<Cart> carts) {
        for (Cart cart : carts) {
            tons += cart.tons();
        }
    }
}
