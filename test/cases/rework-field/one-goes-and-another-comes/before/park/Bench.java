package park;

public class Bench {
    private int length;
    private int painted;

    public int seats() {
        return length / 50;
    }

    public void paint(int year) {
        painted = year;
        System.out.println("painted in " + year);
    }
}
