package cafe;

class Bar {
    private short stock;

    int serve(Guest guest) {
        if (stock == 0) {
            guest.sendAway();
        }
        guest.greet("coffee");
        return stock - 1;
    }
}
