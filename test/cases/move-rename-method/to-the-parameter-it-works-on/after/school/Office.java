package school;

public class Office {
    private int letters;

    public void warn(Pupil pupil) {
        if (pupil.fails()) {
            letters++;
        }
    }
}
