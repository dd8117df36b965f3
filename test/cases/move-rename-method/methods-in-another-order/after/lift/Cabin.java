package lift;

public class Cabin {
    private int floor;

    private void ring() {
        System.out.println("ding " + floor);
    }

    public void down() {
        floor--;
        ring();
    }

    public void up() {
        floor++;
        ring();
    }
}
