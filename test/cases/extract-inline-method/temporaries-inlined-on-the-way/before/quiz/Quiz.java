package quiz;

public class Quiz {
    private int points;

    public void answer(Question question, String given) {
        String cleaned = given.trim().toLowerCase();
        boolean right = question.solution().equals(cleaned);
        if (right) {
            points += question.worth();
            Sound.play("right");
        } else {
            Sound.play("wrong");
        }
        question.close();
    }
}
