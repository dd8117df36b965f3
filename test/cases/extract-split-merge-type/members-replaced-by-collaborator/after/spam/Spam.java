package spam;

public class Spam {
    private final Bayes bayes = new Bayes();

    public boolean isSpam(String text) {
        return bayes.probability(text.split(" ")) > 0.9;
    }
}
