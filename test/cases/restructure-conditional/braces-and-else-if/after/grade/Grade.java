package grade;

public class Grade {
    public char of(int points) {
        if (points > 90) {
            return 'A';
        } else if (points > 70) {
            return 'B';
        }
        return 'C';
    }
}
