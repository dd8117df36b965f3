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

    boolean fails() {
        int bad = 0;
        for (int mark : marks()) {
            if (mark > 4) {
                bad++;
            }
        }
        return bad >= 3 || missedDays() > 40;
    }
}
