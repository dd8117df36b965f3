package dice;

public class Dice {
    public int sum(int[] rolls) {
        int sum = 0;
        for (int round = 0; round < rolls.length; round++) {
            if (rolls[round] != 1) {
                sum += rolls[round];
            }
        }
        return sum;
    }
}
