class Trip {
    private int seats;
    private Driver driver;
    private Route route;

    void setSeats(int seats) {
        this.seats = seats;
    }

    void drive(Driver driver) {
        hire(driver);
    }

    void follow(Route route) {
        draw(route);
    }

    void wave() {
        greet(3);
        greet(4);
    }
}
