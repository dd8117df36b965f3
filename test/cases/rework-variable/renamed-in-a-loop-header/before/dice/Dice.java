package dice;

public class Dice {
    public int sum(int[] rolls) {
        int sum = 0;
        for (int i = 0; i < rolls.length; i++) {
            if (rolls[i] != 1) {
                sum += rolls[i];
            }
        }
        return sum;
    }
}
