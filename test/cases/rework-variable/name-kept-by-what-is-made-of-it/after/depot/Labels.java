package depot;

class Labels {
    void print(Order order) {
        Label raw = draft(order);
        Label label = trimmed(raw);
        send(label);
    }
}
