package school;

public class Pupil {
    private final int[] marks;
    private int missedDays;

    public Pupil(int[] marks) {
        this.marks = marks;
    }

    public int[] marks() {
        return marks;
    }

    public int missedDays() {
        return missedDays;
    }
}
