package cine;

public class Matinee extends Show {
    @Override
    public void start() {
        int free = seats - Tickets.sold();
        if (free > seats / 2) {
            Ads.push("half price");
        }
        Projector.on();
    }
}
