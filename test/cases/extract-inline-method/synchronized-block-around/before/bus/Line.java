package bus;

public class Line {
    private int riders;

    public void board(int people) {
        riders += people;
        Display.show("riders", riders);
    }
}
