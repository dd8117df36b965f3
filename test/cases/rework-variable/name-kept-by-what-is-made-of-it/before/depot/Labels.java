package depot;

class Labels {
    void print(Order order) {
        Label label = draft(order);
        send(label);
    }
}
