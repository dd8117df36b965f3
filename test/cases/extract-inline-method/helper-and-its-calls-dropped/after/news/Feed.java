package news;

import java.util.List;

public class Feed {
    private final List<Story> stories;

    public Feed(List<Story> stories) {
        this.stories = stories;
    }

    public void refresh(Source source) {
        for (Story story : source.latest()) {
            stories.add(0, story);
        }
    }
}
