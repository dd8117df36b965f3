package sort;

public class Ranking {
    public void order(int[] scores) {
        java.util.Arrays.sort(scores);
    }
}
