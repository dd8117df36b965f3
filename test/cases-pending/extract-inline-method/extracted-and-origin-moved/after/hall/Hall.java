package hall;

public class Hall {
    private int seats = 200;

    public int seats() {
        return seats;
    }
}
