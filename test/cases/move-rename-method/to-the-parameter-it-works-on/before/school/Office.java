package school;

public class Office {
    private int letters;

    public void warn(Pupil pupil) {
        if (isFailing(pupil)) {
            letters++;
        }
    }

    private boolean isFailing(Pupil pupil) {
        int bad = 0;
        for (int mark : pupil.marks()) {
            if (mark > 4) {
                bad++;
            }
        }
        return bad >= 3 || pupil.missedDays() > 40;
    }
}
