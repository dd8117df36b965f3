package depot;

class Labels {
    void print(Order order) {
        Label raw = draft(order);
        Label label = raw == null ? Label.EMPTY : raw.trim();
        send(label);
    }
}
