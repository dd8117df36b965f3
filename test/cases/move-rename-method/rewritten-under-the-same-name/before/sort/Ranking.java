package sort;

public class Ranking {
    public void order(int[] scores) {
        for (int i = 0; i < scores.length; i++) {
            for (int j = i; j > 0 && scores[j - 1] > scores[j]; j--) {
                int swap = scores[j];
                scores[j] = scores[j - 1];
                scores[j - 1] = swap;
            }
        }
    }
}
