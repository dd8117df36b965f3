package cine;

public abstract class Show {
    protected int seats;

    public abstract void start();

    protected void advertise() {
        int free = seats - Tickets.sold();
        if (free > seats / 2) {
            Ads.push("half price");
        }
    }
}
