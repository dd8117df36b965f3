package shop;

import java.util.List;

public class Orders {
    private final List<Order> placed;

    public Orders(List<Order> placed) {
        this.placed = placed;
    }

    public void place(Order order) {
        validate(order);
        order.number(placed.size() + 1);
        placed.add(order);
    }

    private void validate(Order order) {
        if (order == null) {
            throw new IllegalArgumentException("no order");
        }
        if (order.lines().isEmpty()) {
            throw new IllegalArgumentException("nothing ordered");
        }
    }
}
