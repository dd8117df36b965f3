package film;

public class Cinema {
    private int sold;

    public void sell(int seats) {
        sold += seats;
    }
}
