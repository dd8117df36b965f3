package tone;

public class Scale {
    private int tones[] = { 0, 2, 4, 5, 7, 9, 11 };

    public int tone(int at, int shifts[]) {
        int sum[] = new int[1];
        sum[0] = tones[at] + shifts[at];
        return sum[0];
    }
}
